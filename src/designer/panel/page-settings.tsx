import { useStore } from '@nanostores/react'
import type { AnyRow } from '../blocks/shared/define.ts'
import type { PageSettings } from '../document/settings.ts'
import { useEditor } from '../use-editor.ts'
import { FieldList } from './field-list.tsx'
import { $text } from './page-settings.text.ts'
import { Section } from './section.tsx'

const basics: readonly AnyRow[] = [
  { field: 'name', as: 'text', max: 15, place: 'namePlace', hint: 'nameHelp' },
  { field: 'title', as: 'text', max: 30, place: 'titlePlace' },
]

const background = (settings: PageSettings): AnyRow[] => [
  { field: 'hasColour', as: 'switch' },
  ...(settings.hasColour ? [{ field: 'colour', as: 'colour' } as const] : []),
  { field: 'hasPicture', as: 'switch' },
  ...(settings.hasPicture
    ? ([
        { field: 'pictureMode', as: 'choice', options: [{ word: 'once' }, { word: 'tiled' }, { word: 'stretched' }] },
        { field: 'picture', as: 'image', size: '690×240', use: 'background' },
      ] as const)
    : []),
]

/** Name, title and background of the page (designer contract 3.5.24). */
export function PageSettingsPanel() {
  const t = useStore($text)
  const { page } = useEditor()
  const settings = useStore(page.$settings)
  const words = { ...t, colour: t.hasColour }
  const shared = {
    value: settings as unknown as Record<string, unknown>,
    words,
    onChange: (field: string, next: unknown) => page.set({ ...settings, [field]: next }, t.changed, field),
    onCommit: () => page.history.seal(),
  }
  return (
    <>
      {!settings.isShown && <p className="designer-panel__note">{t.hidden}</p>}
      <Section name="basics" title={t.basics}>
        <FieldList rows={basics} {...shared} />
      </Section>
      <Section name="background" title={t.background}>
        <FieldList rows={background(settings)} {...shared} />
      </Section>
    </>
  )
}
