const special = (type: number, name: string) => `/pages/columnGoods/HotNewGoods/index?type=${type}&name=${name}`

/** Pages that every storefront has, as links are stored (designer contract 1.4, 6.2). */
export const shopPaths = {
  home: '/pages/index/index',
  categories: '/pages/goods_cate/goods_cate',
  goods: '/pages/goods/goods_list/index',
  cart: '/pages/order_addcart/order_addcart',
  mine: '/pages/user/index',
  best: special(1, '精品推荐'),
  hot: special(2, '热门榜单'),
  fresh: special(3, '首发新品'),
  benefit: special(4, '促销单品'),
  coupons: '/pages/users/user_get_coupon/index',
  seckill: '/pages/activity/goods_seckill/index',
  combination: '/pages/activity/goods_combination/index',
  bargain: '/pages/activity/goods_bargain/index',
  checkIn: '/pages/users/user_sgin/index',
  points: '/pages/points_mall/index',
  articles: '/pages/extension/news_list/index',
  orders: '/pages/goods/order_list/index',
  service: '/pages/extension/customer_list/chat',
  members: '/pages/annex/vip_paid/index',
} as const
