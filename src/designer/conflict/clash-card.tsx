import { useStore } from '@nanostores/react'
import { useId, type ReactNode } from 'react'
import { $kinds } from '../blocks/index.ts'
import { nameOfBlock } from '../blocks/shared/kind-name.ts'
import { BlockPreview } from '../canvas/block-preview.tsx'
import type { Block } from '../document/block.ts'
import type { Clash, Side } from '../document/merge/clash.ts'
import { rowsOf } from './clash-rows.ts'
import { $text } from './conflict.text.ts'

interface ClashCardProps {
  clash: Clash
  side: Side | undefined
  onChoose(side: Side): void
}

/** One thing that both changed: the two outcomes beside each other, to choose from. */
export function ClashCard({ clash, side, onChoose }: ClashCardProps) {
  const t = useStore($text)
  useStore($kinds)
  const id = useId()
  const isPage = clash.type === 'settings'
  const name = isPage ? t.settings : nameOfBlock((clash.mine ?? clash.theirs)!)
  return (
    <li className="designer-clash">
      <h3 id={id}>
        {name} <small>{isPage ? t.changed : t[clash.type]}</small>
      </h3>
      <div role="radiogroup" aria-labelledby={id} className="designer-clash__sides">
        {(['mine', 'theirs'] as const).map((each) => (
          <SideCard key={each} group={id} side={each} isChosen={side === each} onChoose={() => onChoose(each)}>
            {!isPage && <Picture block={clash[each]} />}
          </SideCard>
        ))}
      </div>
      <Rows clash={clash} />
    </li>
  )
}

interface SideCardProps {
  group: string
  side: Side
  isChosen: boolean
  onChoose(): void
  children: ReactNode
}

function SideCard({ group, side, isChosen, onChoose, children }: SideCardProps) {
  const t = useStore($text)
  const name = `${group}-${side}`
  return (
    <label className="designer-clash__side" data-chosen={isChosen || undefined}>
      <span className="ui-check designer-clash__choice">
        <input type="radio" className="ui-check-box" name={group} checked={isChosen} aria-labelledby={name} onChange={onChoose} />
        <span id={name}>{t[side]}</span>
      </span>
      {children}
    </label>
  )
}

function Picture({ block }: { block: Block | null }) {
  const t = useStore($text)
  if (!block) return <span className="designer-clash__gone">{t.gone}</span>
  return (
    <div className="designer-clash__window" inert>
      <div className="designer-clash__phone">
        <BlockPreview block={block} />
      </div>
    </div>
  )
}

function Rows({ clash }: { clash: Clash }) {
  const t = useStore($text)
  const rows = rowsOf(clash)
  if (rows.length === 0) return null
  return (
    <table className="designer-clash__rows">
      <thead>
        <tr>
          <th scope="col">{t.field}</th>
          <th scope="col">{t.mine}</th>
          <th scope="col">{t.theirs}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, mine, theirs }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{mine}</td>
            <td>{theirs}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
