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
  // A page that the server drew is seen, then its scripts are asked for. Where no paint is told (a tab in the background), once all else is there.
  const wake = () => {
    const asleep = document.getElementById('asleep');
    if (!asleep) return;
    asleep.remove();
    for (const { localName, attributes } of asleep.content.children) {
      const element = document.createElement(localName);
      for (const { name, value } of attributes) element.setAttribute(name, value);
      element.async = false;
      document.head.append(element);
    }
  };
  addEventListener('load', () => setTimeout(wake, document.hidden ? 0 : 2000));
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) wake();
  }).observe({ type: 'paint', buffered: true });
})();
