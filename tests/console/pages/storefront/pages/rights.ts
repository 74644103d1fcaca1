import { defineRights } from '../../../../support/rights.ts'

export default defineRights({
  pages: { '/setting/pages/devise/0': ['editor'] },
  shopButtons: [
    { page: '/setting/pages/devise/0', word: '添加专题页', key: 'pages-diy-add' },
    { page: '/setting/pages/devise/0', word: '编辑', key: 'pages-diy-edit' },
    { page: '/setting/pages/devise/0', word: '复制', key: 'pages-diy-add' },
    { page: '/setting/pages/devise/0', word: '设为首页', key: 'pages-diy-status' },
    { page: '/setting/pages/devise/0', word: '删除', key: 'pages-diy-delete' },
  ],
})
