import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { readMember, saveMember, type MemberCentre as Centre } from '#src/api/appearance.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { SettingsFrame } from '#src/console/form/settings-frame.tsx'
import { useSettings, type SettingsSource } from '#src/console/form/use-settings.ts'
import { addStyles } from '#src/lib/styles.ts'
import css from './member.css?inline'
import { memberFields } from './member-fields.ts'
import { firstGap, readForm, writeForm, type MemberForm } from './member-form.ts'
import { MemberPhone, type Zone } from './member-phone.tsx'
import { $text as $member } from './member.text.ts'
import { ZonePanel } from './zone-panel.tsx'
import { $text } from './text.ts'

addStyles(css)

/** Where the member centre is stored; `found` hears which part has a gap when somebody wants to save. */
const memberSource = (found: (zone: Zone) => void): SettingsSource<MemberForm> => ({
  name: 'member',
  read: async (connection) => readForm(await connection.send(readMember, {})),
  write: async (connection, form, options) => (await connection.answer(saveMember, { body: writeForm(form) }, options)).message,
  check(form) {
    const gap = firstGap(form)
    if (!gap) return undefined
    found(gap.list)
    const words = $member.get()
    return words.gap(words[gap.list], gap.place + 1, words[gap.gap])
  },
  fields: memberFields,
  theirs: (row: Centre) => readForm(row),
})

function MemberCentre() {
  const text = useStore($text)
  const [zone, setZone] = useState<Zone>('style')
  const [tries, setTries] = useState(0)
  const panel = useRef<HTMLDivElement>(null)
  const source = useMemo(
    () =>
      memberSource((wrong) => {
        setTries((before) => before + 1)
        setZone(wrong)
      }),
    [],
  )
  const settings = useSettings(source)
  useEffect(() => {
    if (tries > 0) panel.current?.querySelector<HTMLElement>('[data-gap] button, [data-gap] input')?.focus()
  }, [tries])
  const choose = (next: Zone) => {
    setZone(next)
    panel.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <SettingsFrame title={text.title} about={text.about} settings={settings} shopKey="pages-diy-member-save">
      {(form) => (
        <div className="member-designer">
          <MemberPhone form={form} zone={zone} onChoose={choose} />
          <div ref={panel} className="member-side">
            <ZonePanel zone={zone} form={form} onChange={settings.change} isChecked={tries > 0} />
          </div>
        </div>
      )}
    </SettingsFrame>
  )
}

export default definePage({ text: $text, view: MemberCentre })
