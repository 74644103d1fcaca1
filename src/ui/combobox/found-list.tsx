import { Combobox } from '@base-ui/react/combobox'
import { useStore } from '@nanostores/react'
import { Check, Plus } from 'lucide-react'
import type { UIEvent } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '../button/button.tsx'
import menuCss from '../menu/menu-list.css?inline'
import { Spinner } from '../spinner/spinner.tsx'
import { type ComboOption, isNew, type ComboValue, nameOf } from './choice.ts'
import { $text } from './combobox.text.ts'
import { Marked } from './marked.tsx'
import type { Offer } from './use-offer.ts'

addStyles(menuCss)

interface FoundListProps {
  offer: Offer
  words: string
  formatMissing: ((id: ComboValue['id']) => string) | undefined
}

/** This near to its end a list brings more. */
const ahead = 160

/** What is offered: recent ones, what was found, "new …", and below it how the search stands. */
export function FoundList({ offer, words, formatMissing }: FoundListProps) {
  const text = useStore($text)
  const scroll = ({ currentTarget: box }: UIEvent<HTMLElement>) => {
    if (box.scrollHeight - box.scrollTop - box.clientHeight < ahead) offer.more()
  }
  const created = offer.entries.find(isNew)
  const row = (option: ComboOption) => <Option key={option.id} option={option} words={words} formatMissing={formatMissing} />
  return (
    <div className="ui-combobox-found" onScroll={scroll} aria-busy={offer.isLoading || undefined}>
      <Combobox.List className="ui-combobox-options">
        {offer.recent.length > 0 && (
          <Combobox.Group>
            <Combobox.GroupLabel className="ui-combobox-group">{text.recent}</Combobox.GroupLabel>
            {offer.recent.map(row)}
          </Combobox.Group>
        )}
        {offer.recent.length > 0 && offer.options.length > 0 && <div className="ui-menu-divider" role="presentation" />}
        {offer.options.map(row)}
        {created && (
          <Combobox.Item value={created} className="ui-menu-item ui-combobox-new">
            <Plus className="ui-combobox-plus" aria-hidden="true" />
            <span className="ui-menu-label">{text.create(created.name)}</span>
          </Combobox.Item>
        )}
      </Combobox.List>
      <State offer={offer} />
    </div>
  )
}

function Option({ option, words, formatMissing }: { option: ComboOption } & Omit<FoundListProps, 'offer'>) {
  return (
    <Combobox.Item value={option} className="ui-menu-item">
      <span className="ui-menu-label">
        <span className="ui-combobox-name">
          <Marked text={nameOf(option, formatMissing)} words={words} />
        </span>
        {option.note && (
          <small className="ui-combobox-note">
            <Marked text={option.note} words={words} />
          </small>
        )}
      </span>
      <Combobox.ItemIndicator className="ui-menu-icon">
        <Check />
      </Combobox.ItemIndicator>
    </Combobox.Item>
  )
}

/** How the search stands, said to screen readers too. */
function State({ offer: { options, entries, isLoading, hasFailed, isCurrent, retry } }: { offer: Offer }) {
  const text = useStore($text)
  const common = useStore($common)
  const isEmpty = options.length === 0
  return (
    <>
      <Combobox.Status className={hasFailed || isLoading || isEmpty ? 'ui-combobox-state' : 'ui-sr'}>
        {hasFailed ? (
          text.failed
        ) : isLoading ? (
          <>
            <Spinner size={14} />
            {text.searching}
          </>
        ) : isEmpty && isCurrent && entries.length === 0 ? (
          text.none
        ) : (
          !isEmpty && text.found(options.length)
        )}
      </Combobox.Status>
      {hasFailed && (
        <div className="ui-combobox-retry">
          {/* a press must not take the focus out of the field: that would close the list */}
          <Button size="compact" onMouseDown={(event) => event.preventDefault()} onClick={retry}>
            {common.retry}
          </Button>
        </div>
      )}
    </>
  )
}
