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

const source = styleSource('category')
const styles = [1, 2, 3]

function CategoryStyle() {
  const text = useStore($text)
  const common = useStore($common)
  const settings = useSettings(source)
  const reset = <Button onClick={() => settings.change(1)}>{common.reset}</Button>
  return (
    <SettingsFrame title={text.title} about={text.about} settings={settings} shopKey="pages-diy-cate-status" actions={reset}>
      {(value) => (
        <ChoiceCards
          label={text.choose}
          value={value}
          onChange={settings.change}
          choices={styles.map((number) => ({ value: number, label: text.style(number), picture: <CategorySketch style={number} /> }))}
        />
      )}
    </SettingsFrame>
  )
}

export default definePage({ text: $text, view: CategoryStyle })
