import type { PageColumns, StoredPage } from '#src/api/pages.ts'

/** The settings of a page outside its blocks (designer contract 3.5.24). */
export interface PageSettings {
  /** 模板名称: the name in lists, at most 15 signs. */
  readonly name: string
  /** 页面标题: the title bar of the shop, at most 30 signs. */
  readonly title: string
  readonly isShown: boolean
  readonly hasColour: boolean
  readonly colour: string
  readonly hasPicture: boolean
  readonly picture: string
  /** 0 once, 1 tiled, 2 stretched. */
  readonly pictureMode: number
}

export const freshSettings: PageSettings = {
  name: '模板',
  title: '首页',
  isShown: true,
  hasColour: false,
  colour: '#f5f5f5',
  hasPicture: false,
  picture: '',
  pictureMode: 0,
}

/** Numbers arrive as numbers or as text, by server. */
const isOn = (value: unknown) => value === true || Number(value) === 1
const textOf = (value: unknown, fallback = '') => (typeof value === 'string' ? value : fallback)

export function settingsOf(page: Partial<StoredPage>): PageSettings {
  return {
    name: textOf(page.name, freshSettings.name),
    title: textOf(page.title),
    isShown: page.is_show === undefined || isOn(page.is_show),
    hasColour: isOn(page.is_bg_color),
    colour: textOf(page.color_picker) || freshSettings.colour,
    hasPicture: isOn(page.is_bg_pic),
    picture: textOf(page.bg_pic),
    pictureMode: Number(page.bg_tab_val) || 0,
  }
}

export function columnsOf(settings: PageSettings): PageColumns {
  return {
    title: settings.title,
    name: settings.name,
    is_show: settings.isShown ? 1 : 0,
    is_bg_color: settings.hasColour ? 1 : 0,
    color_picker: settings.colour,
    is_bg_pic: settings.hasPicture ? 1 : 0,
    bg_pic: settings.picture,
    bg_tab_val: settings.pictureMode,
  }
}
