import { FileText } from 'lucide-react'
import { markup } from '../../blocks/shared/lens.ts'
import { defineLegacy, type Shown } from '../shared/define.ts'
import { shownSwitch } from '../shared/lens.ts'
import { legacySchema } from '../shared/schema.ts'

/** 图文: text with pictures. */
interface RichText extends Shown {
  readonly html: string
}

export default defineLegacy<RichText>({
  kind: 'picTxt',
  icon: FileText,
  ...legacySchema<RichText>(() => ({ isShow: { val: true }, richText: { val: '' } }), {
    isShown: shownSwitch,
    html: markup('richText'),
  }),
  fields: [
    { field: 'isShown', as: 'switch' },
    { field: 'html', as: 'richText' },
  ],
  convert: ({ html }) => ({ blocks: html === '' ? [] : [{ kind: 'richText', value: { html } }], losses: [] }),
})
