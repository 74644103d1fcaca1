import { useStore } from '@nanostores/react'
import { Search } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import type { Endpoint } from '#src/api/endpoint.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import type { Region, WireRegion } from '#src/kinds/regions.ts'
import { addStyles } from '#src/lib/styles.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { CheckTree } from '#src/ui/check-tree/check-tree.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Empty } from '#src/ui/empty/empty.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { Spinner } from '#src/ui/spinner/spinner.tsx'
import { checkedKeys, chosenIds, cityKeys, foundNodes, nodesOf, regionsOf } from './region-tree.ts'
import css from './regions.css?inline'
import { $text } from './regions.text.ts'

addStyles(css)

interface RegionDialogProps {
  title: string
  /** The call that answers all provinces with their cities. */
  from: Endpoint<Record<never, never>, readonly WireRegion[]>
  value: readonly Region[]
  /** Cities that stand elsewhere: they are not offered. */
  taken: ReadonlySet<string>
  /** What is looked for at first. */
  startWords: string
  onClose(): void
  onChoose(value: readonly Region[]): void
}

/** All regions there are, or what went wrong. */
function useRegions(from: RegionDialogProps['from']) {
  const connection = useConnection()
  const [tree, setTree] = useState<readonly WireRegion[]>()
  const [error, setError] = useState<unknown>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isWanted = true
    connection.send(from, {}).then(
      (found) => isWanted && setTree(found),
      (failure: unknown) => isWanted && setError(failure),
    )
    return () => {
      isWanted = false
    }
  }, [connection, from, tries])
  const retry = () => {
    setError(undefined)
    setTries(tries + 1)
  }
  return { tree, error, retry }
}

/** Provinces and cities with boxes, found by their names. */
export function RegionDialog({ title, from, value, taken, startWords, onClose, onChoose }: RegionDialogProps) {
  const text = useStore($text)
  const common = useStore($common)
  const { tree, error, retry } = useRegions(from)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => chosenIds(value))
  const [words, setWords] = useState(startWords)
  const nodes = useMemo(() => nodesOf(tree ?? [], taken), [tree, taken])
  const shown = useMemo(() => foundNodes(nodes, words.trim()), [nodes, words])
  const cities = shown.flatMap(({ children = [] }) => children.map(({ id }) => String(id)))
  const regions = regionsOf(tree ?? [], chosen)
  const keep = (keys: Iterable<string>) => setChosen(cityKeys(keys))
  const footer = (
    <>
      <span className="regions-count" role="status">
        {tree && text.chosen(regions.length, regions.flatMap((region) => region.cities).length)}
      </span>
      <Button onClick={onClose}>{common.cancel}</Button>
      <Button variant="primary" disabled={!tree} onClick={() => onChoose(regions)}>
        {common.confirm}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={title} width={560} footer={footer}>
      <div className="regions">
        <div className="regions-head">
          <Input value={words} onChange={setWords} placeholder={text.search} aria-label={text.search} prefix={<Search size={14} />} />
          <Button disabled={cities.length === 0} onClick={() => keep([...chosen, ...cities])}>
            {text.all}
          </Button>
          <Button disabled={chosen.size === 0} onClick={() => keep([])}>
            {text.none}
          </Button>
        </div>
        {taken.size > 0 && <p className="regions-note">{text.taken}</p>}
        <div className="regions-tree">
          {error ? (
            <ErrorCard title={text.failed} message={error instanceof Error ? error.message : ''} onRetry={retry} />
          ) : !tree ? (
            <Spinner />
          ) : shown.length === 0 ? (
            <Empty text={text.nothing} />
          ) : (
            <CheckTree nodes={shown} checked={checkedKeys(shown, chosen)} isOpen={words.trim() !== ''} onChange={keep} label={title} />
          )}
        </div>
      </div>
    </Dialog>
  )
}
