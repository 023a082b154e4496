// Which screens exist: every path of the app with its title, its screen, and whether it is a kept tab or comes later.
import {
  addressSearch,
  categorySearch,
  checkoutSearch,
  detailSearch,
  listSearch,
  loginSearch,
  paymentSearch,
  recordSearch,
  topUpSearch,
  wordSearch,
} from './lib/search-params.ts';
import { type AppRow, later, lead, page, tab } from './shell/rows.tsx';

/** A page whose file and words stand in `money-rows.ts`. */
const money = <S extends object = object>(
  name:
    | 'topUp'
    | 'walletTopUp'
    | 'cardTopUp'
    | 'topUpRecord'
    | 'withDraw'
    | 'depositRecord'
    | 'capitalRecord',
  search?: (raw: Record<string, unknown>) => S,
): AppRow<S> => ({
  title: `nav.title.${name}`,
  search,
  load: async () => (await import('./money-rows.ts')).moneyRows[name].load(),
});

// A `:name?` is an optional part of the path. `later` paths belong to the product but are not open yet; nothing links to them.
// biome-ignore format: a table, one path a row
export const table = {
  '/': lead('/home'),

  // tabs: kept alive, visiting one begins the way back anew
  '/home': tab('home', () => import('./screens/home/home-screen.tsx')),
  '/Category': tab('category', () => import('./screens/category/category-screen.tsx'), { search: categorySearch, areas: ['finding'] }),
  '/explore': tab('explore', () => import('./screens/explore/explore-screen.tsx'), { search: listSearch, areas: ['finding'] }),
  '/filter': tab('filter', () => import('./screens/filter/filter-screen.tsx'), { search: listSearch, areas: ['finding'] }),
  '/bag': tab('bag', () => import('./screens/bag/bag-screen.tsx'), { areas: ['cart'] }),

  // finding: words typed → suggestions; results; what is bought most
  '/search': page('search', () => import('./screens/search/search-screen.tsx'), { search: wordSearch, areas: ['finding'] }),
  '/searchs': page('searchs', () => import('./screens/searchs/searchs-screen.tsx'), { search: listSearch, areas: ['finding'] }),
  '/popular': page('popular', () => import('./screens/popular/popular-screen.tsx'), { search: categorySearch, areas: ['finding'] }),
  '/products': page('products', () => import('./screens/products/products-screen.tsx'), { search: listSearch, areas: ['finding'] }),
  '/detail/:product?/:mer?': page('detail', () => import('./screens/detail/detail-screen.tsx'), { search: detailSearch, areas: ['product'] }),
  '/shop/:id?': page('shop', () => import('./screens/shop/shop-screen.tsx'), { search: listSearch, areas: ['shop', 'finding'] }),

  // buying
  '/checkout': page('checkout', () => import('./screens/checkout/checkout-screen.tsx'), { search: checkoutSearch, areas: ['checkout'] }),
  '/payment': page('payment', () => import('./screens/payment/payment-screen.tsx'), { search: paymentSearch, areas: ['payment'] }),

  // orders
  '/order': page('order', () => import('./screens/order/order-screen.tsx'), { areas: ['order'] }),
  '/orderInfo/:id?': page('orderInfo', () => import('./screens/order-info/order-info-screen.tsx'), { areas: ['order'] }),
  '/myPurchases/:status?': page('myPurchases', () => import('./screens/my-purchases/my-purchases-screen.tsx'), { areas: ['order'] }),
  '/comment': later(),
  '/refund/:id?/:sn?/:product_ids?/:amount?': later(),

  // accounts
  '/login': page('login', () => import('./screens/login/login-screen.tsx'), { search: loginSearch, areas: ['account'] }),
  '/register': page('register', () => import('./screens/register/register-screen.tsx'), { search: loginSearch, areas: ['account'] }),
  '/forgotPassword': page('forgotPassword', () => import('./screens/forgot-password/forgot-password-screen.tsx'), { areas: ['account'] }),

  // me
  '/profile': page('profile', () => import('./screens/profile/profile-screen.tsx'), { areas: ['account'] }),
  '/setting': page('setting', () => import('./screens/setting/setting-screen.tsx'), { areas: ['settings', 'account'] }),
  '/language': page('language', () => import('./screens/language/language-screen.tsx'), { areas: ['settings'] }),
  '/security': page('security', () => import('./screens/security/security-screen.tsx'), { areas: ['security', 'account'] }),
  '/passwords': page('passwords', () => import('./screens/passwords/passwords-screen.tsx'), { areas: ['security'] }),
  '/changePassword': page('changePassword', () => import('./screens/change-password/change-password-screen.tsx'), { areas: ['security', 'account'] }),
  '/changePayPwd': page('changePayPwd', () => import('./screens/change-pay-pwd/change-pay-pwd-screen.tsx'), { areas: ['security', 'account'] }),
  '/address': page('address', () => import('./screens/address/address-screen.tsx'), { search: addressSearch, areas: ['address'] }),
  '/addressForm/:id?': page('addressForm', () => import('./screens/address-form/address-form-screen.tsx'), { areas: ['address'] }),
  '/notification': later(),
  '/myFavourite': later(),
  '/heart': later(),

  // money
  '/topUp': money('topUp'),
  '/walletTopUp': money('walletTopUp', topUpSearch),
  '/cardTopUp': money('cardTopUp', topUpSearch),
  '/topUpRecord': money('topUpRecord', recordSearch),
  '/withDraw': money('withDraw'),
  '/depositRecord': money('depositRecord', recordSearch),
  '/capitalRecord': money('capitalRecord', recordSearch),

  // help and support
  '/helpAndSupport': later(),
  '/law': later(),
  '/platform': later(),
  '/service': later(),
  '/services': later(),
  '/mutualAid': later(),
  '/mutualAidhHistroy': later(),
};
