import { defineRights } from '../../../../support/rights.ts'

export default defineRights({
  roles: { colourEditor: ['admin-setting-theme_style'] },
  pages: { '/setting/theme_style': ['editor', 'colourEditor'] },
})
