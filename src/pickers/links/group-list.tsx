import { useStore } from '@nanostores/react'
import { useId } from 'react'
import type { LinkCategory } from '#src/api/products.ts'
import { $common } from '#src/text/common-words.ts'
import { Empty } from '#src/ui/empty/empty.tsx'
import { modulesOf, useLinks } from './link-answers.ts'
import { linkGroups, type LinkGroup } from './link-groups.ts'
import type { PaneProps } from './link-pane.tsx'
import { $text } from './links.text.ts'
import { Unanswered } from './unanswered.tsx'

/** Fixed pages of the shop in groups. */
export function GroupList({ connection, node, ...choice }: PaneProps & { node: LinkCategory }) {
  const t = useStore($text)
  const common = useStore($common)
  const answer = useLinks(connection, node)
  const name = useId()
  if (answer.state !== 'there') return <Unanswered answer={answer} />
  const groups = linkGroups(node.type, answer.data, modulesOf(connection))
  if (groups.length === 0) return <Empty text={common.empty} />
  return (
    <div role="radiogroup" aria-label={node.name} className="pick-groups">
      {groups.map((group) => (
        <Group key={group.name} title={t[group.name]} group={group} name={name} {...choice} />
      ))}
    </div>
  )
}

interface GroupProps extends Pick<PaneProps, 'chosen' | 'current' | 'onChoose'> {
  title: string
  group: LinkGroup
  name: string
}

// radio buttons: the arrow keys go through all groups of the pane
function Group({ title, group, name, chosen, current, onChoose }: GroupProps) {
  const t = useStore($text)
  return (
    <section className="pick-group" role="group" aria-label={title}>
      <h4>{title}</h4>
      <div>
        {group.links.map(({ id, name: label, link }) => (
          <label key={id} className="pick-chip" title={link} data-current={link === current || undefined}>
            <input type="radio" name={name} checked={chosen === link} onChange={() => onChoose(link)} />
            {label}
            {link === current && <small>{t.current}</small>}
          </label>
        ))}
      </div>
    </section>
  )
}
