import { useStore } from '@nanostores/react'
import { Save, Search } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { $locale } from '#src/text/locale.ts'
import { Button } from '#src/ui/button/button.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { isEnabled } from '../../action.ts'
import { actions } from '../../actions/index.ts'
import { useWordMatch } from '#src/ui/finder/use-word-match.ts'
import { shippedTemplates } from '../../templates/shipped-templates.ts'
import { templatesOf, type TemplateList } from '../../templates/template-list.ts'
import { $text } from '../../templates/templates.text.ts'
import { useEditor } from '../../use-editor.ts'
import { $text as $default } from '../../templates/default-content.text.ts'
import { TemplateCard, ShippedCard } from './template-card.tsx'
import { $text as $tab } from './tab.text.ts'
import css from './templates.css?inline'

addStyles(css)

/** Whole pages to begin with: those that somebody kept, and those that come with the designer. */
export function TemplatesPanel() {
  const t = useStore($text)
  const save = useStore($tab).saveTemplate
  const locale = useStore($locale)
  const editor = useEditor()
  const [words, setWords] = useState('')
  const isMatch = useWordMatch(words)
  const list = templatesOf(editor.connection, 'page')
  const { items } = useStore(list.$list)
  const ours = useMemo(() => shippedTemplates(locale), [locale])
  useEffect(() => void list.load(), [list])
  const matching = items.filter(({ name }) => isMatch(name))
  const shipped = ours.filter(({ name, trade }) => isMatch(`${name} ${trade}`))
  return (
    <div className="designer-templates">
      <div className="designer-templates__head">
        <Button icon={<Save size={15} />} onClick={() => editor.open('save-template')}>
          {save}
        </Button>
        <Input value={words} onChange={setWords} placeholder={t.search} aria-label={t.search} prefix={<Search size={14} />} type="search" />
      </div>
      <div className="designer-templates__list">
        {words.trim() !== '' && matching.length + shipped.length === 0 && <p className="designer-templates__none">{t.none}</p>}
        {(words.trim() === '' || matching.length > 0) && (
          <section>
            <h3>{t.own}</h3>
            <SavedTemplates list={list} count={items.length} />
            <div className="designer-templates__cards">
              {matching.map((one) => (
                <TemplateCard key={`${one.id} ${one.version}`} list={list} template={one} />
              ))}
            </div>
          </section>
        )}
        {words.trim() === '' && <DefaultContent />}
        {shipped.length > 0 && (
          <section>
            <h3>{t.shipped}</h3>
            <div className="designer-templates__cards">
              {shipped.map((template) => (
                <ShippedCard key={template.id} template={template} />
              ))}
            </div>
          </section>
        )}
      </div>
    </div>
  )
}

/** What the page can go back to. */
function DefaultContent() {
  const t = useStore($default)
  const editor = useEditor()
  useStore(editor.session.saver.$origin)
  const act = (id: string, label: string) => {
    const action = actions.get(id)!
    return (
      <Button size="compact" disabled={!isEnabled(action, editor)} onClick={() => void action.run(editor)}>
        {label}
      </Button>
    )
  }
  return (
    <section>
      <h3>{t.title}</h3>
      <div className="designer-templates__acts">
        {act('keep-default', t.keep)}
        {act('take-default', t.take)}
      </div>
    </section>
  )
}

function SavedTemplates({ list, count }: { list: TemplateList; count: number }) {
  const t = useStore($text)
  const { state, message } = useStore(list.$list)
  if (state === 'failed') return <ErrorCard title={t.notRead} message={message} onRetry={() => void list.load(true)} />
  if (count > 0) return null
  return state === 'loading' ? <Skeleton rows={2} /> : <p className="designer-templates__none">{t.noneKept}</p>
}
