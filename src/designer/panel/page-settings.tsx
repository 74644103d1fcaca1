import { useStore } from '@nanostores/react'
import { useEditor } from '../use-editor.ts'
import { FieldList } from './field-list.tsx'
import { $text } from './page-settings.text.ts'
import { Section } from './section.tsx'
import { backgroundRows, basicRows, settingWords } from './setting-rows.ts'

/** Name, title and background of the page (designer contract 3.5.24). */
export function PageSettingsPanel() {
  const t = useStore($text)
  const { page } = useEditor()
  const settings = useStore(page.$settings)
  const shared = {
    value: settings as unknown as Record<string, unknown>,
    words: settingWords(),
    onChange: (field: string, next: unknown) => page.set({ ...settings, [field]: next }, t.changed, field),
    onCommit: () => page.history.seal(),
  }
  return (
    <>
      {!settings.isShown && <p className="designer-panel__note">{t.hidden}</p>}
      <Section name="basics" title={t.basics}>
        <FieldList rows={basicRows} {...shared} />
      </Section>
      <Section name="background" title={t.background}>
        <FieldList rows={backgroundRows.filter((row) => row.when?.(settings as never) ?? true)} {...shared} />
      </Section>
    </>
  )
}
