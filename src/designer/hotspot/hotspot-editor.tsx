import { useStore } from '@nanostores/react'
import { useState, type KeyboardEvent } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import type { Connection } from '#src/stores/connection.ts'
import { useConfirm } from '#src/ui/confirm/confirm.ts'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { DialogButtons } from '#src/ui/dialog/dialog-buttons.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import type { HotArea } from '../blocks/shared/area.ts'
import { AreaDialog } from './area-dialog.tsx'
import { AreaList } from './area-list.tsx'
import { roomFor, type Box } from './area-shape.ts'
import css from './hotspot.css?inline'
import { $text } from './hotspot.text.ts'
import { Stage } from './stage.tsx'
import { useAreas, type WorkingAreas } from './use-areas.ts'
import { usePictureHeight } from './use-picture-height.ts'

addStyles(css)

export interface HotspotEditorProps {
  connection: Connection
  picture: string
  areas: readonly HotArea[]
  onClose: () => void
  onDone: (areas: readonly HotArea[]) => void
}

/** Draws clickable areas on a picture (designer contract 6.1); the page hears of nothing before 完成. */
export function HotspotEditor({ connection, picture, areas: given, onClose, onDone }: HotspotEditorProps) {
  const t = useStore($text)
  const work = useAreas(given)
  const [opened, open] = useState<number>()
  const { height, isBroken, ...image } = usePictureHeight(work.areas)
  const { chosen, choose, ...acts } = useActs(work, height)
  const { leave, finish } = useEnding(work, { onClose, onDone, choose })
  return (
    <Dialog full open onClose={() => void leave()} title={t.title} footer={<Footer onCancel={() => void leave()} onDone={finish} />}>
      <div className="hotspot-editor" role="presentation" onKeyDown={(event) => stepByKeys(event, work)}>
        <div className="hotspot-editor__parts">
          <Stage
            picture={picture}
            areas={work.areas}
            height={height}
            isBroken={isBroken}
            chosen={chosen}
            image={image}
            onDraw={acts.draw}
            onShape={work.change}
            onChoose={choose}
            onRemove={acts.remove}
            onOpen={open}
          />
          <AreaList
            connection={connection}
            areas={work.areas}
            height={height}
            chosen={chosen}
            onAdd={() => acts.draw(roomFor(work.areas, height))}
            onChoose={choose}
            onChange={work.change}
            onRemove={acts.remove}
          />
        </div>
      </div>
      {opened !== undefined && work.areas[opened] && (
        <AreaDialog
          connection={connection}
          link={work.areas[opened].link}
          onClose={() => open(undefined)}
          onDone={(link) => (work.change(opened, { link }), open(undefined))}
        />
      )}
    </Dialog>
  )
}

function Footer({ onCancel, onDone }: { onCancel: () => void; onDone: () => void }) {
  const t = useStore($text)
  return <DialogButtons onCancel={onCancel} onConfirm={onDone} label={t.done} />
}

function useActs(work: WorkingAreas, height: number) {
  const [chosen, choose] = useState(0)
  return {
    chosen,
    choose,
    height,
    draw(box: Box) {
      choose(work.areas.length)
      work.add(box)
    },
    remove(index: number) {
      choose(Math.max(0, Math.min(index, work.areas.length - 2)))
      work.remove(index)
    },
  }
}

interface Ending extends Pick<HotspotEditorProps, 'onClose' | 'onDone'> {
  choose: (index: number) => void
}

function useEnding(work: WorkingAreas, { onClose, onDone, choose }: Ending) {
  const t = useStore($text)
  const confirm = useConfirm()
  const notify = useNotify()
  return {
    async leave() {
      if (!work.isChanged || (await confirm({ title: t.discard, confirmLabel: t.discardYes, danger: true }))) onClose()
    },
    finish() {
      const unset = work.areas.findIndex((area) => area.link === '')
      if (work.areas.length === 0 || unset >= 0) {
        choose(Math.max(0, unset))
        return notify.error(t.incomplete)
      }
      notify.success(t.saved)
      onDone(work.areas)
    },
  }
}

function stepByKeys(event: KeyboardEvent, work: WorkingAreas): void {
  const key = event.key.toLowerCase()
  if (!(event.ctrlKey || event.metaKey) || event.altKey || !event.currentTarget.contains(event.target as Node)) return
  if (key !== 'z' && key !== 'y') return
  event.preventDefault()
  event.stopPropagation()
  if (key === 'y' || event.shiftKey) work.forth()
  else work.back()
}
