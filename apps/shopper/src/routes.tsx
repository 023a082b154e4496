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
import { soon } from './shell/soon.tsx';

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
  createRoute({ ...at('/home'), ...tab('home', 'nav.title.home', soon('home')) }),
  createRoute({ ...at('/Category'), ...tab('category', 'nav.title.category', soon('category')), validateSearch: categorySearch }),
  createRoute({ ...at('/explore'), ...tab('explore', 'nav.title.explore', soon('explore')), validateSearch: listSearch }),
  createRoute({ ...at('/filter'), ...tab('filter', 'nav.title.filter', soon('filter')), validateSearch: listSearch }),
  createRoute({ ...at('/bag'), ...tab('bag', 'nav.title.bag', soon('bag'), 'cart') }),

  // finding: words typed → suggestions; results; what is bought most
  createRoute({ ...at('/search'), ...page('nav.title.search', soon('search')), validateSearch: wordSearch }),
  createRoute({ ...at('/searchs'), ...page('nav.title.searchs', soon('searchs')), validateSearch: listSearch }),
  createRoute({ ...at('/popular'), ...page('nav.title.popular', soon('popular')), validateSearch: categorySearch }),
  createRoute({ ...at('/products'), ...page('nav.title.products', soon('products')), validateSearch: listSearch }),
  createRoute({ ...at('/detail/{-$product}/{-$mer}'), ...page('nav.title.detail', soon('detail'), 'product'), validateSearch: detailSearch }),
  createRoute({ ...at('/shop/{-$id}'), ...page('nav.title.shop', soon('shop'), 'shop'), validateSearch: listSearch }),

  // buying
  createRoute({ ...at('/checkout'), ...page('nav.title.checkout', soon('checkout'), 'checkout'), validateSearch: checkoutSearch }),
  createRoute({ ...at('/payment'), ...page('nav.title.payment', soon('payment'), 'payment'), validateSearch: paymentSearch }),

  // orders
  createRoute({ ...at('/order'), ...page('nav.title.order', soon('order'), 'order') }),
  createRoute({ ...at('/orderInfo/{-$id}'), ...page('nav.title.orderInfo', soon('order-info'), 'order') }),
  createRoute({ ...at('/myPurchases/{-$status}'), ...page('nav.title.myPurchases', soon('my-purchases'), 'order') }),
  createRoute({ ...at('/comment'), ...later() }),
  createRoute({ ...at('/refund/{-$id}/{-$sn}/{-$product_ids}/{-$amount}'), ...later() }),

  // accounts
  createRoute({ ...at('/login'), ...page('nav.title.login', soon('login'), 'account'), validateSearch: loginSearch }),
  createRoute({ ...at('/register'), ...page('nav.title.register', soon('register'), 'account'), validateSearch: loginSearch }),
  createRoute({ ...at('/forgotPassword'), ...page('nav.title.forgotPassword', soon('forgot-password'), 'account') }),

  // me
  createRoute({ ...at('/profile'), ...page('nav.title.profile', soon('profile'), 'account') }),
  createRoute({ ...at('/setting'), ...page('nav.title.setting', soon('setting'), 'settings') }),
  createRoute({ ...at('/language'), ...page('nav.title.language', soon('language'), 'settings') }),
  createRoute({ ...at('/security'), ...page('nav.title.security', soon('security'), 'security') }),
  createRoute({ ...at('/passwords'), ...page('nav.title.passwords', soon('passwords'), 'security') }),
  createRoute({ ...at('/changePassword'), ...page('nav.title.changePassword', soon('change-password'), 'security') }),
  createRoute({ ...at('/changePayPwd'), ...page('nav.title.changePayPwd', soon('change-pay-pwd'), 'security') }),
  createRoute({ ...at('/address'), ...page('nav.title.address', soon('address'), 'address'), validateSearch: addressSearch }),
  createRoute({ ...at('/addressForm/{-$id}'), ...page('nav.title.addressForm', soon('address-form'), 'address') }),
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
