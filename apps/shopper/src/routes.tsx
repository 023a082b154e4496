// Which screens exist: every path of the app with its title, its screen, and whether it is a kept tab or comes later.
import { createRootRoute, createRoute } from '@tanstack/react-router';
import {
  addressSearch,
  backSearch,
  categorySearch,
  checkoutSearch,
  detailSearch,
  listSearch,
  loginSearch,
  paymentSearch,
  wordSearch,
} from './lib/search-params.ts';
import { Frame } from './shell/frame.tsx';
import { guardEntry, leadHome } from './shell/guard.ts';
import { Mishap } from './shell/mishap.tsx';
import { NotFound } from './shell/not-found.tsx';
import { later, page, tab } from './shell/rows.tsx';

const root = createRootRoute({
  component: Frame,
  notFoundComponent: NotFound,
  errorComponent: Mishap,
  validateSearch: backSearch,
  beforeLoad: guardEntry,
});
const at = <const P extends string>(path: P) => ({ getParentRoute: () => root, path }) as const;

// A `{-$name}` is an optional part of the path. `later` paths belong to the product but are not open yet; nothing links to them.
// biome-ignore format: a table, one path a row
const table = [
  createRoute({ ...at('/'), beforeLoad: leadHome }),

  // tabs: kept alive, visiting one begins the way back anew
  createRoute({ ...at('/home'), ...tab('home', 'nav.title.home', () => import('./screens/home/home-screen.tsx')) }),
  createRoute({ ...at('/Category'), ...tab('category', 'nav.title.category', () => import('./screens/category/category-screen.tsx')), validateSearch: categorySearch }),
  createRoute({ ...at('/explore'), ...tab('explore', 'nav.title.explore', () => import('./screens/explore/explore-screen.tsx')), validateSearch: listSearch }),
  createRoute({ ...at('/filter'), ...tab('filter', 'nav.title.filter', () => import('./screens/filter/filter-screen.tsx')), validateSearch: listSearch }),
  createRoute({ ...at('/bag'), ...tab('bag', 'nav.title.bag', () => import('./screens/bag/bag-screen.tsx'), 'cart') }),

  // finding: words typed → suggestions; results; what is bought most
  createRoute({ ...at('/search'), ...page('nav.title.search', () => import('./screens/search/search-screen.tsx')), validateSearch: wordSearch }),
  createRoute({ ...at('/searchs'), ...page('nav.title.searchs', () => import('./screens/searchs/searchs-screen.tsx')), validateSearch: listSearch }),
  createRoute({ ...at('/popular'), ...page('nav.title.popular', () => import('./screens/popular/popular-screen.tsx')), validateSearch: categorySearch }),
  createRoute({ ...at('/products'), ...page('nav.title.products', () => import('./screens/products/products-screen.tsx')), validateSearch: listSearch }),
  createRoute({ ...at('/detail/{-$product}/{-$mer}'), ...page('nav.title.detail', () => import('./screens/detail/detail-screen.tsx'), 'product'), validateSearch: detailSearch }),
  createRoute({ ...at('/shop/{-$id}'), ...page('nav.title.shop', () => import('./screens/shop/shop-screen.tsx'), 'shop'), validateSearch: listSearch }),

  // buying
  createRoute({ ...at('/checkout'), ...page('nav.title.checkout', () => import('./screens/checkout/checkout-screen.tsx'), 'checkout'), validateSearch: checkoutSearch }),
  createRoute({ ...at('/payment'), ...page('nav.title.payment', () => import('./screens/payment/payment-screen.tsx'), 'payment'), validateSearch: paymentSearch }),

  // orders
  createRoute({ ...at('/order'), ...page('nav.title.order', () => import('./screens/order/order-screen.tsx'), 'order') }),
  createRoute({ ...at('/orderInfo/{-$id}'), ...page('nav.title.orderInfo', () => import('./screens/order-info/order-info-screen.tsx'), 'order') }),
  createRoute({ ...at('/myPurchases/{-$status}'), ...page('nav.title.myPurchases', () => import('./screens/my-purchases/my-purchases-screen.tsx'), 'order') }),
  createRoute({ ...at('/comment'), ...later() }),
  createRoute({ ...at('/refund/{-$id}/{-$sn}/{-$product_ids}/{-$amount}'), ...later() }),

  // accounts
  createRoute({ ...at('/login'), ...page('nav.title.login', () => import('./screens/login/login-screen.tsx'), 'account'), validateSearch: loginSearch }),
  createRoute({ ...at('/register'), ...page('nav.title.register', () => import('./screens/register/register-screen.tsx'), 'account'), validateSearch: loginSearch }),
  createRoute({ ...at('/forgotPassword'), ...page('nav.title.forgotPassword', () => import('./screens/forgot-password/forgot-password-screen.tsx'), 'account') }),

  // me
  createRoute({ ...at('/profile'), ...page('nav.title.profile', () => import('./screens/profile/profile-screen.tsx'), 'account') }),
  createRoute({ ...at('/setting'), ...page('nav.title.setting', () => import('./screens/setting/setting-screen.tsx'), 'settings', 'account') }),
  createRoute({ ...at('/language'), ...page('nav.title.language', () => import('./screens/language/language-screen.tsx'), 'settings') }),
  createRoute({ ...at('/security'), ...page('nav.title.security', () => import('./screens/security/security-screen.tsx'), 'security', 'account') }),
  createRoute({ ...at('/passwords'), ...page('nav.title.passwords', () => import('./screens/passwords/passwords-screen.tsx'), 'security') }),
  createRoute({ ...at('/changePassword'), ...page('nav.title.changePassword', () => import('./screens/change-password/change-password-screen.tsx'), 'security', 'account') }),
  createRoute({ ...at('/changePayPwd'), ...page('nav.title.changePayPwd', () => import('./screens/change-pay-pwd/change-pay-pwd-screen.tsx'), 'security', 'account') }),
  createRoute({ ...at('/address'), ...page('nav.title.address', () => import('./screens/address/address-screen.tsx'), 'address'), validateSearch: addressSearch }),
  createRoute({ ...at('/addressForm/{-$id}'), ...page('nav.title.addressForm', () => import('./screens/address-form/address-form-screen.tsx'), 'address') }),
  createRoute({ ...at('/notification'), ...later() }),
  createRoute({ ...at('/myFavourite'), ...later() }),
  createRoute({ ...at('/heart'), ...later() }),

  // money
  createRoute({ ...at('/topUp'), ...later() }),
  createRoute({ ...at('/walletTopUp'), ...later() }),
  createRoute({ ...at('/cardTopUp'), ...later() }),
  createRoute({ ...at('/topUpRecord'), ...later() }),
  createRoute({ ...at('/withDraw'), ...later() }),
  createRoute({ ...at('/depositRecord'), ...later() }),
  createRoute({ ...at('/capitalRecord'), ...later() }),

  // help and support
  createRoute({ ...at('/helpAndSupport'), ...later() }),
  createRoute({ ...at('/law'), ...later() }),
  createRoute({ ...at('/platform'), ...later() }),
  createRoute({ ...at('/service'), ...later() }),
  createRoute({ ...at('/services'), ...later() }),
  createRoute({ ...at('/mutualAid'), ...later() }),
  createRoute({ ...at('/mutualAidhHistroy'), ...later() }),
] as const;

// Apart from the table: written inside this call, the rows would lose the types of their paths and queries.
export const routeTree = root.addChildren(table);
