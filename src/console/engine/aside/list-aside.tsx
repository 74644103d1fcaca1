import { useStore } from '@nanostores/react'
import { useCallback, useEffect } from 'react'
import { useConnection } from '#src/gate/use-connection.ts'
import { addStyles } from '#src/lib/styles.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Select } from '#src/ui/select/select.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { isAllowed, type ListAction } from '../action.ts'
import { RowActions } from '../actions.tsx'
import type { Aside, AsideRow, PageTools, PageWords } from '../page.ts'
import { useRows } from '../use-rows.ts'
import { useRun } from '../use-run.tsx'
import { useTools } from '../use-tools.ts'
import css from './list-aside.css?inline'

addStyles(css)

export interface ListAsideProps {
  aside: Aside<PageWords>
  words: PageWords
  /** Id of the chosen row; '' is all. */
  value: string
  onChoose(id: string): void
  /** Of the list: it is read again when something here has changed. */
  tools: PageTools
}

// every row at once
const everything = {}
const idOf = ({ id }: AsideRow) => id

/** Rows that narrow the list beside them, and what is done with them. */
export function ListAside({ aside, words, value, onChoose, tools: listTools }: ListAsideProps) {
  const connection = useConnection()
  const common = useStore($common)
  const { rows, isLoading, error, reload, count } = useRows<AsideRow>(connection, aside.list, everything)
  const reloadBoth = useCallback(() => {
    reload()
    listTools.reload()
  }, [reload, listTools])
  const tools = useTools(reloadBoth)
  const chosen = rows.find(({ id }) => id === value)
  // it was removed, here or by somebody else
  const isGone = value !== '' && !isLoading && !error && !chosen
  useEffect(() => {
    if (isGone) onChoose('')
  })
  const name = String(words[aside.word])
  const options = [{ id: '', name: String(words[aside.all]) }, ...rows.map((row) => ({ id: row.id, name: aside.rowName(row) }))]
  const page = { actions: aside.actions ?? [], rowName: aside.rowName, rowKey: idOf }
  return (
    <aside className="console-aside" aria-label={name}>
      <div className="console-aside-head">
        <h2>{name}</h2>
        <AddButtons aside={aside} words={words} tools={tools} />
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
      <ul className="console-aside-rows">
        {options.map((option, index) => (
          <li key={option.id} data-chosen={option.id === value || undefined}>
            <button
              type="button"
              aria-current={option.id === value ? 'true' : undefined}
              title={option.name}
              onClick={() => onChoose(option.id)}
            >
              {option.name}
            </button>
            {index > 0 && <RowActions page={page} row={rows[index - 1]!} words={words} tools={tools} isFolded />}
          </li>
        ))}
      </ul>
      <div className="console-aside-choice">
        <Select
          value={value}
          onChange={onChoose}
          options={options.map((option) => ({ value: option.id, label: `${name}: ${option.name}` }))}
          aria-label={name}
        />
        {chosen && <RowActions page={page} row={chosen} words={words} tools={tools} isFolded />}
      </div>
    </aside>
  )
}

function AddButtons({ aside, words, tools }: Pick<ListAsideProps, 'aside' | 'words' | 'tools'>) {
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
