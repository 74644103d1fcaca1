import { addStyles } from '#src/lib/styles.ts'
import type { PreviewProps } from '../shared/define.ts'
import { Picture } from '../shared/picture.tsx'
import css from './preview.css?inline'
import type { FollowAccount } from './schema.ts'

addStyles(css)

export function FollowAccountPreview({ value }: PreviewProps<FollowAccount>) {
  return (
    <div className="designer-follow" style={{ marginTop: value.spaceAbove / 2, background: value.background }}>
      <Picture src={value.picture} className="designer-follow__picture" />
      <span className="designer-follow__name" data-text="account">
        {value.account}
      </span>
      <span className="designer-follow__button" style={{ background: value.accent }}>
        关注
      </span>
    </div>
  )
}
