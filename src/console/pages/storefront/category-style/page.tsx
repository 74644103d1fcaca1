import { useStore } from '@nanostores/react'
import { definePage } from '#src/console/engine/define-page.ts'
import { ChoiceCards } from '#src/console/form/choice-cards.tsx'
import { SettingsFrame } from '#src/console/form/settings-frame.tsx'
import { useSettings } from '#src/console/form/use-settings.ts'
import { styleSource } from '#src/console/parts/storefront-theme/style-source.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { CategorySketch } from './category-sketch.tsx'
import { $text } from './text.ts'

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
