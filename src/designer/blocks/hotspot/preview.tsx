import { addStyles } from '#src/lib/styles.ts'
import { areaToScreen } from '../shared/area.ts'
import type { PreviewProps } from '../shared/define.ts'
import { Picture } from '../shared/picture.tsx'
import css from './preview.css?inline'
import type { Hotspot } from './schema.ts'

addStyles(css)

/** The picture; its areas are seen while the block is chosen. */
export function HotspotPreview({ value }: PreviewProps<Hotspot>) {
  return (
    // the storefront takes this one space for half pixels
    <div className="designer-hotspot" style={{ marginTop: value.spaceAbove / 2 }}>
      <Picture src={value.picture} className="designer-hotspot__picture" placeholder="750" />
      {value.picture !== '' &&
        value.areas.map((area, index) => (
          <span
            key={index}
            className="designer-hotspot__area"
            data-empty={area.link === '' || undefined}
            style={{
              left: areaToScreen(area.x),
              top: areaToScreen(area.y),
              width: areaToScreen(area.width),
              height: areaToScreen(area.height),
            }}
          >
            {area.number}
          </span>
        ))}
    </div>
  )
}
