import type { PreviewProps } from '../../blocks/shared/define.ts'
import { drawn } from '../../blocks/shared/drawn.ts'
import { Picture } from '../../blocks/shared/picture.tsx'
import type { Activity } from '../kinds/activity.ts'

/** One large tile at the left and the others at the right of it. */
export function ActivityPreview({ value }: PreviewProps<Pick<Activity, 'tiles'>>) {
  return (
    <div className="designer-activity">
      {drawn(value.tiles).map(({ picture, title, intro }, index) => (
        <div key={index} className="designer-activity__tile">
          <Picture src={picture} className="designer-activity__picture" />
          <div className="designer-activity__words">
            <b>{title}</b>
            <span>{intro}</span>
          </div>
        </div>
      ))}
    </div>
  )
}
