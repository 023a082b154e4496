// Before the first paint: language, direction and theme of the last visit, so that nothing turns round or flashes; and taps that come early.
(() => {
  const root = document.documentElement;
  const tags = {
    'zh-cn': 'zh-CN',
    'zh-hk': 'zh-HK',
    jp: 'ja',
    kr: 'ko',
    cr: 'cs',
    bgr: 'bg',
    fl: 'fi',
    dk: 'da',
    ch: 'de-CH',
    gr: 'el',
    at: 'de-AT',
    pk: 'ur',
  };
  try {
    const cookie = document.cookie.split('; ').find((pair) => pair.startsWith('Local_Lang='));
    const code = cookie && JSON.parse(decodeURIComponent(cookie.slice('Local_Lang='.length))).file_name;
    if (typeof code === 'string' && /^[a-z]{2,3}(-[a-z]{2})?$/.test(code)) {
      root.lang = tags[code] || code;
      root.dir = code === 'ar' || code === 'pk' ? 'rtl' : 'ltr';
    }
  } catch {
    // A broken cookie means English.
  }
  try {
    const theme = localStorage.getItem('meridian.theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  } catch {
    // Storage is closed: the system's theme.
  }
  // A button of the server's page is tapped before the app is there: main.tsx does it then.
  document.addEventListener(
    'click',
    ({ target }) => {
      if (root.dataset.alive === undefined) target.closest?.('button')?.setAttribute('data-tapped', '');
    },
    true,
  );
})();
