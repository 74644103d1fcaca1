import { definePresets } from '../shared/define-presets.ts'
import type { Divider } from './schema.ts'

export default definePresets<Divider>((say) => [
  { id: 'hair', name: say('细线', 'Hairline', '細線'), value: { line: 1, height: 1, lineColour: '#e5e7eb', inset: 12, spaceAbove: 10 } },
  { id: 'dots', name: say('点线', 'Dots', '點線'), value: { line: 2, height: 3, lineColour: '#c6ccd6', inset: 40, spaceAbove: 12 } },
])
