// What shoppers and guests ask for: method, path and audience, without schemas, small enough for a phone.

/** Who may call: `guest` = anyone (a shopper's session is honoured when present); the others need their own session. */
export type Audience = 'guest' | 'shopper' | 'merchant' | 'operator';

export interface RoutePath {
  readonly method: 'GET' | 'POST';
  readonly path: `/api/${string}`;
  readonly audience: Audience;
}

export const get = <P extends `/api/${string}`, A extends Audience>(path: P, audience: A) =>
  ({ method: 'GET', path, audience }) as const;
export const post = <P extends `/api/${string}`, A extends Audience>(path: P, audience: A) =>
  ({ method: 'POST', path, audience }) as const;

/** Verb → endpoint, of the shopper app. */
export const shopperPaths = {
  // accounts
  login: post('/api/user/login', 'guest'),
  getUserInfo: get('/api/user/getUserInfo', 'shopper'),
  logout: post('/api/user/logout', 'shopper'),
  register: post('/api/user/register', 'guest'),
  updateProfile: post('/api/user/profile', 'shopper'),
  resetPassword: post('/api/user/resetpwd', 'guest'),
  sendCode: post('/api/user/send_code', 'guest'),
  changeEmail: post('/api/user/email', 'shopper'),
  verifyEmail: post('/api/user/verify_email', 'shopper'),
  resetPayCode: post('/api/user/resetPay', 'shopper'),
  verifyPayCode: post('/api/user/verify_pay', 'shopper'),
  listLanguages: get('/api/user/language_list', 'guest'),
  setLanguage: get('/api/user/set_language', 'shopper'),
  // addresses
  listCountries: get('/api/address/countries', 'guest'),
  listAddresses: get('/api/user/address_list', 'shopper'),
  saveAddress: post('/api/user/address_add', 'shopper'),
  getAddress: get('/api/user/address', 'shopper'),
  setDefaultAddress: post('/api/user/address_set_default', 'shopper'),
  deleteAddress: get('/api/user/address_del', 'shopper'),
  // content
  getHome: get('/api/home', 'guest'),
  // shops
  listShops: get('/api/shop/list', 'guest'),
  getShop: get('/api/shop/info', 'guest'),
  followShop: post('/api/shop/follow', 'shopper'),
  // catalogue
  listCategories: get('/api/product/categories', 'guest'),
  listProducts: get('/api/product/list', 'guest'),
  getProductFacets: get('/api/product/facets', 'guest'),
  getProduct: get('/api/product/detail', 'guest'),
  listRecommendations: get('/api/product/recommendations', 'guest'),
  listHotProducts: get('/api/product/hot', 'guest'),
  listHotSearches: get('/api/search/hot', 'guest'),
  suggestSearches: get('/api/search/suggest', 'guest'),
  // promotions
  listPromoCodes: get('/api/promo/list', 'shopper'),
  // cart
  listCart: get('/api/cart/list', 'shopper'),
  countCart: get('/api/cart/count', 'shopper'),
  addCartItem: post('/api/cart/add', 'shopper'),
  updateCartItem: post('/api/cart/update', 'shopper'),
  selectCartItems: post('/api/cart/select', 'shopper'),
  removeCartItems: post('/api/cart/remove', 'shopper'),
  // orders
  quoteOrder: post('/api/order/quote', 'shopper'),
  createOrder: post('/api/order/create', 'shopper'),
  getPayment: get('/api/order/payment', 'shopper'),
  payOrder: post('/api/order/pay', 'shopper'),
  listOrders: get('/api/user/order_list', 'shopper'),
  countOrders: get('/api/order/counts', 'shopper'),
  getOrder: get('/api/order/info', 'shopper'),
  cancelOrder: post('/api/order/cancel', 'shopper'),
  receiveOrder: post('/api/order/receive', 'shopper'),
  extendOrder: post('/api/order/extend', 'shopper'),
  deleteOrder: post('/api/order/delete', 'shopper'),
  buyAgain: post('/api/order/buy_again', 'shopper'),
  // reviews
  listReviews: get('/api/product/reviews', 'guest'),
} as const satisfies Record<string, RoutePath>;
