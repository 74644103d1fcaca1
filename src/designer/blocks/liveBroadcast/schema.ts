import { amount, choice, colour } from '../shared/lens.ts'
import { freshAmount, freshChoice, freshColour } from '../shared/fresh.ts'
import { schemaOf } from '../shared/schema.ts'

/** 小程序直播 (designer contract 3.5.16). */
export interface LiveRooms {
  readonly limit: number
  /** 0 one column, 1 two columns, 2 big pictures. */
  readonly layout: number
  /** Stored, and used by nobody; like the shadow. */
  readonly background: string
  readonly shadow: string
  /** In rpx: half as many px on a screen 375 px wide. */
  readonly spaceAbove: number
}

const freshRooms = () => ({
  name: 'liveBroadcast',
  setUp: { tabVal: 0 },
  bg: freshColour('背景色', ['#fff'], 'bg'),
  boxShadow: freshColour('阴影颜色', ['rgba(0, 0, 0, 0.06)'], 'playBg'),
  limit: { title: '显示个数', val: 4 },
  listStyle: freshChoice(
    '列表样式',
    0,
    [
      ['单列', 'iconPic_big'],
      ['双列', 'iconPic_small'],
      ['大图', 'iconbanner_1'],
    ],
    { name: 'listStyle' },
  ),
  mbConfig: freshAmount('页面间距', 0),
})

export const liveRooms = schemaOf<LiveRooms>(freshRooms, {
  limit: amount('limit'),
  layout: choice('listStyle'),
  background: colour('bg'),
  shadow: colour('boxShadow'),
  spaceAbove: amount('mbConfig'),
})
