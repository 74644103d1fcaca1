import { useStore } from '@nanostores/react'
import type { OwnAccount, OwnAccountBody } from '#src/api/own-account.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { shopTime } from '#src/lib/shop-time.ts'
import { addStyles } from '#src/lib/styles.ts'
import { ImageInput } from '#src/pickers/image-input.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { Input } from '#src/ui/input/input.tsx'
import css from './account.css?inline'
import { $text } from './account.text.ts'
import type { MistakeWord } from './draft.ts'
import { OwnPicture } from './own-picture.tsx'
import type { useOwnAccount } from './use-own-account.ts'

addStyles(css)

type CardProps = Pick<ReturnType<typeof useOwnAccount>, 'mistakes' | 'change' | 'save'> & { value: OwnAccountBody }

function useSentence() {
  const text = useStore($text)
  return (word: MistakeWord | '' | undefined) => word && text[word]
}

/** Picture and name, and what only others change. */
export function ProfileCard({ own, value, mistakes, change, save }: CardProps & { own: OwnAccount }) {
  const text = useStore($text)
  const sentence = useSentence()
  const connection = useConnection()
  // our own server asks for a key of the library; a shop judges by itself
  const mayPick = connection.kind !== 'own' || connection.can('system-file')
  const facts: [string, string | undefined][] = [
    [text.departments, own.departments?.replaceAll(',', ' · ')],
    [text.lastTime, own.last_time ? `${shopTime(own.last_time)} ${own.last_ip}` : undefined],
  ]
  return (
    <section className="account-card" aria-label={text.profile}>
      <h2>{text.profile}</h2>
      {mayPick ? (
        <ImageInput value={value.head_pic} onChange={(head_pic) => change({ head_pic })} label={text.avatar} size="120×120" />
      ) : (
        <OwnPicture name={value.real_name} value={value.head_pic} onChange={(head_pic) => change({ head_pic })} />
      )}
      <Field label={text.account}>
        <Input value={own.account} onChange={() => {}} disabled />
      </Field>
      <Field label={text.name} required error={sentence(mistakes.real_name)}>
        <Input value={value.real_name} maxLength={64} autoComplete="name" onChange={(real_name) => change({ real_name })} onEnter={save} />
      </Field>
      <dl className="account-facts">
        {facts.map(([term, fact]) => fact && [<dt key={term}>{term}</dt>, <dd key={`${term} is`}>{fact}</dd>])}
      </dl>
    </section>
  )
}

/** Another password, with the one until now. */
export function PasswordCard({ value, mistakes, change, save }: CardProps) {
  const text = useStore($text)
  const sentence = useSentence()
  const field = (name: 'pwd' | 'new_pwd' | 'conf_pwd', label: string, autoComplete: string, help?: string) => (
    <Field label={label} help={help} error={sentence(mistakes[name])}>
      <Input
        type="password"
        value={value[name]}
        maxLength={32}
        autoComplete={autoComplete}
        onChange={(typed) => change({ [name]: typed })}
        onEnter={save}
      />
    </Field>
  )
  return (
    <section className="account-card" aria-label={text.password}>
      <h2>{text.password}</h2>
      <p className="console-faint">{text.passwordHelp}</p>
      {field('pwd', text.before, 'current-password')}
      {field('new_pwd', text.next, 'new-password', text.nextHelp)}
      {field('conf_pwd', text.repeat, 'new-password')}
    </section>
  )
}
