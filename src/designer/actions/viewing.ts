import { ZoomIn, ZoomOut } from 'lucide-react'
import { defineActions } from '../action.ts'
import { $text } from '../view/view.text.ts'

export default defineActions([
  { id: 'zoom-in', group: 'view', label: () => $text.get().zoomIn, icon: ZoomIn, keys: ['Alt+='], run: ({ view }) => view.stepZoom(1) },
  { id: 'zoom-out', group: 'view', label: () => $text.get().zoomOut, icon: ZoomOut, keys: ['Alt+-'], run: ({ view }) => view.stepZoom(-1) },
  { id: 'zoom-reset', group: 'view', label: () => $text.get().zoomReset, keys: ['Alt+0'], run: ({ view }) => view.$zoom.set(1) },
])
