import { useStore } from '@nanostores/react'
import { useRef, type ComponentProps } from 'react'
import { areaScale, type HotArea } from '../blocks/shared/area.ts'
import { AreaBox, boxStyle } from './area-box.tsx'
import type { Box } from './area-shape.ts'
import { $text } from './hotspot.text.ts'
import { useGestures } from './use-gestures.ts'

interface StageProps {
  picture: string
  areas: readonly HotArea[]
  height: number
  isBroken: boolean
  chosen: number
  image: Pick<ComponentProps<'img'>, 'onLoad' | 'onError'>
  onDraw: (box: Box) => void
  onShape: (index: number, box: Box, gesture: string) => void
  onChoose: (index: number) => void
  onRemove: (index: number) => void
  onOpen: (index: number) => void
}

/** The picture with its areas; a drag on it draws one. */
export function Stage({ picture, areas, height, isBroken, chosen, image, onDraw, onShape, onChoose, onRemove, onOpen }: StageProps) {
  const t = useStore($text)
  const stage = useRef<HTMLDivElement>(null)
  const { draft, start, ...moves } = useGestures(stage, { areas, height, onDraw, onShape, onChoose })
  return (
    <div className="hotspot-stage" role="group" aria-label={t.stage} tabIndex={0} data-autofocus="">
      {isBroken && <p className="hotspot-stage__note">{t.noPicture}</p>}
      <div
        ref={stage}
        className="hotspot-stage__picture"
        style={{ aspectRatio: `${areaScale} / ${height}` }}
        onPointerDown={(event) => start(event)}
        {...moves}
      >
        {!isBroken && <img src={picture} alt="" draggable={false} {...image} />}
        {areas.map((area, index) => (
          <AreaBox
            key={index}
            area={area}
            index={index}
            height={height}
            isChosen={index === chosen}
            onStart={start}
            onShape={(box, gesture) => onShape(index, box, gesture)}
            onChoose={() => onChoose(index)}
            onRemove={() => onRemove(index)}
            onOpen={() => onOpen(index)}
          />
        ))}
        {draft && <div className="hotspot-draft" style={boxStyle(draft, height)} />}
      </div>
    </div>
  )
}
