import { amount, picture } from '../shared/lens.ts'
import { freshAmount } from '../shared/fresh.ts'
import { schemaOf } from '../shared/schema.ts'

/** 在线客服 (designer contract 3.5.17); a round button that floats over the page. */
export interface ServiceButton {
  readonly picture: string
  /** Per cent of the screen above it; 0 means 30. */
  readonly top: number
}

const freshService = () => ({
  name: 'customerService',
  setUp: { tabVal: 0 },
  logoConfig: { title: '最多可添加1张图片，建议宽度100 * 100px', url: '' },
  topConfig: freshAmount('距顶部比例', 0),
})

export const serviceButton = schemaOf<ServiceButton>(freshService, {
  picture: picture('logoConfig'),
  top: amount('topConfig'),
})

/** Where the storefront puts the button: per cent from the top of the screen. */
export const offsetOf = ({ top }: ServiceButton): number => (top > 0 ? Math.min(top, 100) : 30)
