import { rounded } from '#src/lib/decimal.ts'
import { State } from '#src/console/engine/state.tsx'
import { namesOf, timeOf, dayOf, type User } from './user.ts'
import type { Words } from './text.ts'

export function Labels({ names }: { names: string }) {
  return (
    <span className="console-tags">
      {namesOf(names).map((name) => (
        <span key={name} className="console-tag" title={name}>
          {name}
        </span>
      ))}
    </span>
  )
}

/** Told only where somebody has said it. */
const told = (sex: string) => (['男', '女'].includes(sex) ? ` · ${sex}` : '')

/** The name of a user, and whether the account is closed. */
export function Name({ user: { nickname, sex, is_del: isClosed }, words }: { user: User; words: Words }) {
  return (
    <>
      <strong className="console-name">{nickname}</strong>
      {Number(isClosed) === 1 ? <State isOn={false}>{words.closed}</State> : <span className="console-faint">{told(sex)}</span>}
    </>
  )
}

/** What a row of the list has no room for. */
export function More({ row, words }: { row: User; words: Words }) {
  const fields = [
    [words.firstSeen, timeOf(row.add_time)],
    [words.lastSeen, timeOf(row.last_time)],
    [words.realName, row.real_name],
    [words.cardId, row.card_id],
    [words.birthday, dayOf(row.birthday)],
    [words.through, row.spread_uid_nickname],
    [words.address, row.addres],
    [words.remark, row.mark],
  ] as const
  return (
    <dl className="console-detail-fields">
      {fields.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || '—'}</dd>
        </div>
      ))}
      <div>
        <dt>{words.labels}</dt>
        <dd>{namesOf(row.labels).length > 0 ? <Labels names={row.labels} /> : '—'}</dd>
      </div>
    </dl>
  )
}

/** An amount comes as a number now and then, which says nothing of its last nought. */
const shownFigure = (value: string | number) => (/^-?\d+\.\d+$/.test(String(value)) ? rounded(String(value), 2) : value)

/** Balance, orders and points of one user at a glance. */
export function Figures({ row }: { row: User }) {
  return (
    <dl className="console-detail-fields">
      {(row.figures ?? []).map(({ title, value, key }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <strong>{shownFigure(value)}</strong> {key}
          </dd>
        </div>
      ))}
    </dl>
  )
}
