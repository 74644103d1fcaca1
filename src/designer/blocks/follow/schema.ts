import { amount, colour, picture, text } from '../shared/lens.ts'
import { freshAmount, freshColour, freshText } from '../shared/fresh.ts'
import { schemaOf } from '../shared/schema.ts'

/** 关注公众号 (designer contract 3.5.22). */
export interface FollowAccount {
  readonly account: string
  readonly picture: string
  /** The account's QR code; older pages do not have it. */
  readonly code: string
  readonly accent: string
  readonly background: string
  /** In rpx: half as many px on a screen 375 px wide. */
  readonly spaceAbove: number
}

const freshFollow = () => ({
  name: 'follow',
  setUp: { tabVal: 0 },
  titleConfig: freshText('名称', '标题', '请输入标题', 30),
  imgConfig: { title: '最多可添加1张图片，建议宽度92 * 92px', url: '' },
  codeConfig: { title: '添加二维码，建议宽度92 * 92p', url: '' },
  themeColor: freshColour('主题颜色', ['#F96E29']),
  bgColor: freshColour('背景颜色', ['#f5f5f5']),
  mbConfig: freshAmount('页面间距', 0),
})

export const followAccount = schemaOf<FollowAccount>(freshFollow, {
  account: text('titleConfig'),
  picture: picture('imgConfig'),
  code: picture('codeConfig'),
  accent: colour('themeColor'),
  background: colour('bgColor'),
  spaceAbove: amount('mbConfig'),
})
