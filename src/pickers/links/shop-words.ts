import type { $text } from './links.text.ts'

type Words = ReturnType<(typeof $text)['get']>

/**
 * A word of the shop in the language of the reader where it is one that every shop ships with (nodes of the link tree,
 * states of activities); what a shop named itself stays.
 */
export function shopWord(word: string, t: Words): string {
  const ours: Record<string, string> = {
    商城页面: t.linkParent,
    商城链接: t.linkNode,
    营销链接: t.marketingNode,
    专题页: t.specialNode,
    商品页面: t.productParent,
    商品分类: t.categoryNode,
    商品: t.productNode,
    秒杀商品: t.seckillNode,
    砍价商品: t.bargainNode,
    拼团商品: t.groupNode,
    预售商品: t.advanceNode,
    积分商品: t.pointsNode,
    文章页面: t.newsParent,
    文章: t.newsNode,
    自定义: t.customParent,
    自定义链接: t.customNode,
    未开始: t.waiting,
    进行中: t.running,
    已结束: t.ended,
  }
  return ours[word] ?? word
}
