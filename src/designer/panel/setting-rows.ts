import type { AnyRow, BlockWords } from '../blocks/shared/define.ts'
import type { PageSettings } from '../document/settings.ts'
import { $text } from './page-settings.text.ts'

/** Name and title of the page, and whether the shop shows it. */
export const basicRows: readonly AnyRow[] = [
  { field: 'name', as: 'text', max: 15, placeholder: 'namePlaceholder', hint: 'nameHelp' },
  { field: 'title', as: 'text', max: 30, placeholder: 'titlePlaceholder', blank: 'hint' },
  { field: 'isShown', as: 'switch' },
]

const hasColour = (settings: PageSettings) => settings.hasColour
const hasPicture = (settings: PageSettings) => settings.hasPicture

/** What lies behind the blocks. */
export const backgroundRows: readonly AnyRow[] = [
  { field: 'hasColour', as: 'switch' },
  { field: 'colour', as: 'colour', when: hasColour },
  { field: 'hasPicture', as: 'switch' },
  {
    field: 'pictureMode',
    as: 'choice',
    when: hasPicture,
    options: [{ word: 'once' }, { word: 'tiled' }, { word: 'stretched' }],
  },
  { field: 'picture', as: 'image', size: '690×240', use: 'background', when: hasPicture, blank: 'warning' },
]

/** Every field of the page's settings (designer contract 3.5.24). */
export const settingRows: readonly AnyRow[] = [...basicRows, ...backgroundRows]

/** Their words, by field, in the language of the screen. */
export const settingWords = (): BlockWords => $text.get()
