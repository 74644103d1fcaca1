import { useStore } from '@nanostores/react'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import type { Pages } from '../blocks/shared/pages.ts'
import { $text } from './page-turner.text.ts'

/** Buttons that turn what a chosen block shows: its slides, pages or tabs. Nothing turns unless somebody says so. */
export function PageTurner({ pages }: { pages: Pages }) {
  const t = useStore($text)
  const count = useStore(pages.$count)
  const at = useStore(pages.$at)
  const pace = useStore(pages.$pace)
  const [isPlaying, setPlaying] = useState(false)
  usePlaying(pages, isPlaying && count > 1 ? pace : 0)
  if (count < 2) return null
  return (
    <div className="designer-turner">
      <IconButton size="compact" label={t.previous} icon={<ChevronLeft size={15} />} onClick={() => pages.turn(-1)} />
      <span
        className="designer-turner__place"
        role="status"
        aria-label={isPlaying ? undefined : t.shown(at + 1, count)}
        aria-live={isPlaying ? 'off' : 'polite'}
      >
        {`${at + 1}/${count}`}
      </span>
      <IconButton size="compact" label={t.next} icon={<ChevronRight size={15} />} onClick={() => pages.turn(1)} />
      {pace > 0 && (
        <IconButton
          size="compact"
          label={isPlaying ? t.stop : t.play}
          icon={isPlaying ? <Pause size={14} /> : <Play size={14} />}
          onClick={() => setPlaying(!isPlaying)}
        />
      )}
    </div>
  )
}

// at the storefront's own pace, as long as the block is chosen and somebody can see it
function usePlaying(pages: Pages, pace: number): void {
  useEffect(() => {
    if (pace === 0) return
    const timer = setInterval(() => document.hidden || pages.turn(1), pace)
    return () => clearInterval(timer)
  }, [pages, pace])
}
