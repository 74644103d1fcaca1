import { createContext, type ComponentType } from 'react'
import type { AnyRow } from '../blocks/shared/define.ts'
import type { ControlProps } from './controls/control.ts'
import { ChoiceControl } from './controls/choice.tsx'
import { ColourControl } from './controls/colour.tsx'
import { ImageControl } from './controls/image.tsx'
import { SwitchControl } from './controls/switch.tsx'
import { TextControl } from './controls/text.tsx'

export type Controls = { readonly [As in AnyRow['as']]?: ComponentType<ControlProps<never>> }

/** What the settings of the page need. */
export const basicControls: Controls = {
  text: TextControl,
  image: ImageControl,
  colour: ColourControl,
  switch: SwitchControl,
  choice: ChoiceControl,
}

/** The controls that are there: with the panel of a block come the others. */
export const ControlsContext = createContext(basicControls)
