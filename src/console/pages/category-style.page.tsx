import { useStore } from '@nanostores/react'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { CategorySketch } from '../appearance/category-sketch.tsx'
import { styleSource } from '../appearance/style-source.ts'
import { definePage } from '../engine/page.ts'
import { ChoiceCards } from '../form/choice-cards.tsx'
import { SettingsFrame } from '../form/settings-frame.tsx'
import { useSettings } from '../form/use-settings.ts'
import { $text } from './category-style.text.ts'

const styles = [1, 2, 3]
const source = styleSource('category', () => ({ choose: $text.get().choose, names: styles.map($text.get().style) }))

function CategoryStyle() {
  const text = useStore($text)
  const common = useStore($common)
  const settings = useSettings(source)
  const reset = <Button onClick={() => settings.change({ ...settings.value, status: 1 })}>{common.reset}</Button>
  return (
    <SettingsFrame title={text.title} about={text.about} settings={settings} shopKey="pages-diy-cate-status" actions={reset}>
      {(value) => (
        <ChoiceCards
          label={text.choose}
          value={value.status}
          onChange={(status) => settings.change({ ...value, status })}
          choices={styles.map((number) => ({ value: number, label: text.style(number), picture: <CategorySketch style={number} /> }))}
        />
      )}
    </SettingsFrame>
  )
}

export default definePage({ text: $text, view: CategoryStyle })
