import { Popover } from '@base-ui/react/popover'
import { useStore } from '@nanostores/react'
import { type ReactNode, useRef } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { Button } from '../button/button.tsx'
import { Drawer } from '../drawer/drawer.tsx'
import { isFrom } from '../popover/anchored.ts'
import sheetCss from '../popover/sheet.css?inline'
import { stayInside } from '../popover/stay-inside.ts'
import { InCarrier, usePopupCarrier } from '../top-layer.tsx'
import { useNarrow } from '../use-narrow.ts'
import css from './calendar.css?inline'
import { $text } from './calendar.text.ts'
import type { PopupProps } from './date-input.tsx'
import { isWithin } from './days.ts'

addStyles(sheetCss)
addStyles(css)

interface CalendarPopupProps extends PopupProps {
  /** What "today" is here, and how it is called. */
  now: string
  nowLabel: string
  children: ReactNode
}

/** A calendar with a foot for today and for nothing: it hangs below the field, or is a sheet at the bottom of a phone. */
export function CalendarPopup(props: CalendarPopupProps) {
  return useNarrow() ? <Sheet {...props} /> : <Hanging {...props} />
}

function Sheet(props: CalendarPopupProps) {
  const text = useStore($text)
  const { id, isOpen, setOpen, title, children } = props
  return (
    <Drawer side="bottom" open={isOpen} onClose={() => setOpen(false)} title={title || text.calendar} footer={<Foot {...props} />}>
      <div id={id} className="ui-calendar-sheet">
        {children}
      </div>
    </Drawer>
  )
}

function Hanging(props: CalendarPopupProps) {
  const { id, anchor, field, isOpen, setOpen, byKey, children } = props
  const text = useStore($text)
  const carrier = usePopupCarrier()
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={(next, details) => {
        if (details.reason === 'outside-press' && isFrom(details.event, anchor.current)) return details.cancel()
        setOpen(next)
      }}
    >
      <Popover.Portal {...carrier}>
        <Popover.Positioner className="ui-float-place" anchor={anchor} align="start" sideOffset={4} collisionPadding={8}>
          <Popover.Popup
            ref={popup}
            id={id}
            className="ui-float ui-calendar-popup"
            aria-label={text.calendar}
            initialFocus={byKey ? () => popup.current?.querySelector<HTMLElement>('[tabindex="0"]') ?? true : false}
            finalFocus={field}
            onKeyDown={stayInside}
            // the focus stays in the field, where one may type on
            onMouseDown={(event) => event.preventDefault()}
          >
            <InCarrier.Provider value={true}>
              {children}
              <div className="ui-calendar-foot">
                <Foot {...props} />
              </div>
            </InCarrier.Provider>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

function Foot({ value, min, max, onChoose, now, nowLabel }: CalendarPopupProps) {
  const text = useStore($text)
  const size = useNarrow() ? 'normal' : 'compact'
  return (
    <>
      <Button size={size} variant="quiet" disabled={!isWithin(now, min, max)} onClick={() => onChoose(now)}>
        {nowLabel}
      </Button>
      {value !== '' && (
        <Button size={size} variant="quiet" onClick={() => onChoose('')}>
          {text.clear}
        </Button>
      )}
    </>
  )
}
