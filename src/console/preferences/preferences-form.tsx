import { addStyles } from '#src/lib/styles.ts'
import { Bars } from './bars.tsx'
import { Interface, More, Shown } from './choices.tsx'
import css from './preferences-form.css?inline'
import { LayoutChoice } from './layout-choice.tsx'
import { PreferencesFoot } from './preferences-foot.tsx'
import { ThemeChoice } from './theme-choice.tsx'

addStyles(css)

export function PreferencesForm() {
  return (
    <div className="look-form">
      <ThemeChoice />
      <LayoutChoice />
      <Bars />
      <Interface />
      <Shown />
      <More />
      <PreferencesFoot />
    </div>
  )
}
