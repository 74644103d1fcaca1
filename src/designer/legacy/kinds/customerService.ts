import { Headset } from 'lucide-react'
import { picture } from '../../blocks/shared/lens.ts'
import { defineLegacy, type Shown } from '../shared/define.ts'
import { freshPicture } from '../shared/fresh.ts'
import { shownSwitch } from '../shared/lens.ts'
import { legacySchema } from '../shared/schema.ts'

/** 在线客服: a floating button. */
interface ServiceButton extends Shown {
  readonly picture: string
}

const fresh = () => ({ isShow: { val: true }, imgUrl: freshPicture('最多可添加1张图片，图片建议宽度128 * 45px') })

export default defineLegacy<ServiceButton>({
  kind: 'customerService',
  icon: Headset,
  ...legacySchema<ServiceButton>(fresh, { isShown: shownSwitch, picture: picture('imgUrl') }),
  fields: [
    { field: 'isShown', as: 'switch' },
    { field: 'picture', as: 'image', size: '128×45' },
  ],
  convert: (value) => ({ blocks: [{ kind: 'customerService', value: { picture: value.picture } }], losses: [] }),
})
