import { useStore } from '@nanostores/react'
import { useEffect, type ReactNode } from 'react'
import { useConnection } from '#src/gate/use-connection.ts'
import { addStyles } from '#src/lib/styles.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Select } from '#src/ui/select/select.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { isAllowed, type Action, type ListAction } from '../action.ts'
import { RowActions } from '../actions.tsx'
import type { Aside, AsideRow, PageTools, PageWords } from '../page.ts'
import { useRows } from '../use-rows.ts'
import { useRun } from '../use-run.tsx'
import { useTools } from '../use-tools.ts'
import { $text } from './aside.text.ts'
import { AsideTree, moveActions, pathName } from './aside-tree.tsx'
import css from './list-aside.css?inline'

addStyles(css)

export interface ListAsideProps {
  aside: Aside<PageWords>
  words: PageWords
  /** Id of the chosen row; '' is all. */
  value: string
  onChoose(id: string): void
}

// every row at once
const everything = {}
const idOf = ({ id }: AsideRow) => id

// what deletes stands last
const withMoves = (actions: readonly Action<AsideRow, PageWords>[], moves: readonly Action<AsideRow, PageWords>[]) => {
  const last = (action: Action<AsideRow, PageWords>) => action.isDanger === true
  return [...actions.filter((one) => !last(one)), ...moves, ...actions.filter(last)]
}

/** Rows that narrow the list beside them, and what is done with them. */
export function ListAside({ aside, words, value, onChoose }: ListAsideProps) {
  const connection = useConnection()
  const common = useStore($common)
  const text = useStore($text)
  const { rows, isLoading, error, reload, count } = useRows<AsideRow>(connection, aside.list, everything)
  const tools = useTools(reload)
  const chosen = rows.find(({ id }) => id === value)
  // it was removed, here or by somebody else
  const isGone = value !== '' && !isLoading && !error && !chosen
  useEffect(() => {
    if (isGone) onChoose('')
  })
  const name = String(words[aside.word])
  const options = [{ id: '', name: String(words[aside.all]) }, ...rows.map((row) => ({ id: row.id, name: pathName(aside, rows, row) }))]
  const page = { actions: withMoves(aside.actions ?? [], moveActions(aside, rows)), rowName: aside.rowName, rowKey: idOf }
  const spoken = { ...words, up: text.up, down: text.down }
  const ofChosen = chosen && <RowActions page={page} row={chosen} words={spoken} tools={tools} isFolded />
  return (
    <aside className="console-aside" aria-label={name}>
      <div className="console-aside-head">
        <h2>{name}</h2>
        <AddButtons aside={aside} words={words} tools={tools} />
        {aside.above && <div className="console-aside-chosen">{ofChosen}</div>}
      </div>
      {error && (
        <p className="console-aside-error" role="alert">
          {error.message}
          <Button variant="quiet" size="compact" onClick={reload}>
            {common.retry}
          </Button>
        </p>
      )}
      {isLoading && count === 0 && <Skeleton rows={4} height={28} />}
      {aside.above ? (
        !(isLoading && count === 0) && <AsideTree {...{ aside, rows, words, value, onChoose, tools }} />
      ) : (
        <ul className="console-aside-rows">
          {options.map((option, index) => (
            <AsideOption key={option.id} name={option.name} isChosen={option.id === value} onChoose={() => onChoose(option.id)}>
              {index > 0 && <RowActions page={page} row={rows[index - 1]!} words={words} tools={tools} isFolded />}
            </AsideOption>
          ))}
        </ul>
      )}
      {chosen && aside.about?.(chosen, words) && <p className="console-faint">{aside.about(chosen, words)}</p>}
      <div className="console-aside-choice">
        <Select
          value={value}
          onChange={onChoose}
          options={options.map((option) => ({ value: option.id, label: `${name}: ${option.name}` }))}
          aria-label={name}
        />
        {ofChosen}
      </div>
    </aside>
  )
}

interface AsideOptionProps {
  name: string
  isChosen: boolean
  onChoose(): void
  children: ReactNode
}

function AsideOption({ name, isChosen, onChoose, children }: AsideOptionProps) {
  return (
    <li data-chosen={isChosen || undefined}>
      <button type="button" aria-current={isChosen ? 'true' : undefined} title={name} onClick={onChoose}>
        {name}
      </button>
      {children}
    </li>
  )
}

function AddButtons({ aside, words, tools }: Pick<ListAsideProps, 'aside' | 'words'> & { tools: PageTools }) {
  const connection = useConnection()
  const { run, running, shown } = useRun<AsideRow, PageWords>({ words, tools, nameOf: () => undefined, propsOf: () => ({}) })
  const actions = (aside.actions ?? []).filter(
    (action): action is ListAction<AsideRow, PageWords> => action.on === 'list' && isAllowed(connection, action),
  )
  return (
    <>
      {actions.map((action) => (
        <Button
          key={action.key}
          variant="quiet"
          size="compact"
          icon={action.icon}
          busy={running === action.key}
          onClick={() => run(action, undefined as never)}
        >
          {String(words[action.key])}
        </Button>
      ))}
      {shown}
    </>
  )
}
