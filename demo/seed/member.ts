import { sql } from 'drizzle-orm'
import type { Seed } from '#src/server/opening/seed.ts'
import { memberBannerFile, serviceFile } from './pictures/catalogue.ts'
import { serviceNames } from './pictures/service-icons.ts'
import { demoAddress } from './pictures/render.ts'

/** Where each service of the member centre leads, the merchant's three last. */
const links: Record<string, string> = {
  付费会员: '/pages/annex/vip_paid/index',
  发票管理: '/pages/users/user_invoice_list/index',
  积分中心: '/pages/users/user_integral/index',
  联系客服: '/pages/extension/customer_list/chat',
  优惠券: '/pages/users/user_coupon/index',
  我的收藏: '/pages/users/user_goods_collection/index',
  地址信息: '/pages/users/user_address_list/index',
  我的余额: '/pages/users/user_money/index',
  我的推广: '/pages/users/user_spread_user/index',
  砍价记录: '/pages/activity/bargain/index',
  浏览记录: '/pages/users/visit_list/index',
  我的等级: '/pages/users/user_vip/index',
  客服接待: '/kefu/mobile_list',
  订单核销: '/pages/admin/order_cancellation/index',
  统计管理: '/pages/admin/order/index',
}

const banners: readonly (readonly [name: string, url: string])[] = [
  ['领券中心', '/pages/users/user_get_coupon/index'],
  ['新品首发', '/pages/columnGoods/HotNewGoods/index?type=3&name=首发新品'],
]

/** The member centre of the demo shop. */
export default {
  order: 35,
  async run({ db, now }: Seed) {
    const time = new Date(now.getTime() - 60 * 86_400_000).toISOString()
    const add = (gid: number, name: string, file: string, url: string, sort: number) =>
      db.execute(
        sql`insert into member_items (gid, name, pic, url, sort, add_time) values (${gid}, ${name}, ${demoAddress(file)}, ${url}, ${sort}, ${time})`,
      )
    for (const [index, name] of serviceNames.entries()) await add(54, name, serviceFile(index), links[name]!, serviceNames.length - index)
    for (const [index, [name, url]] of banners.entries()) await add(70, name, memberBannerFile(index), url, banners.length - index)
    await db.execute(sql`update storefront_settings set my_banner_status = true where key = 'member'`)
  },
}
