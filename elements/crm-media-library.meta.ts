import { sharedAttributes, sharedEvents, type ElementMeta, uploadAttributes } from '#src/door/meta.ts'

/** The media library, as a page or as a picker. */
export const mediaLibraryMeta: ElementMeta = {
  tag: 'crm-media-library',
  summary: 'Pictures of the shop: categories, search, upload, picking.',
  attributes: {
    ...sharedAttributes,
    ...uploadAttributes,
    mode: { type: 'string', default: 'page', description: 'page, or pick: then crm-pick tells what was chosen.' },
    multiple: { type: 'boolean', description: 'More than one picture may be picked.' },
    accept: {
      type: 'string',
      description: 'What is shown: picture, video or all. Default: pictures when picking, all on a page. A plain shop lists pictures only.',
    },
    phonePage: {
      type: 'string',
      description:
        'Where the code of “scan by phone” leads: the console’s mobile_upload, when it stands elsewhere than at /admin. Of the server’s origin or one of its CRM_ORIGINS. Default: the server’s /app/upload.',
    },
    maxLength: { type: 'number', description: 'At most this many pictures may be picked.' },
    name: { type: 'string', description: 'In a form, with mode="pick": what was picked is submitted under this name, an entry each.' },
    value: {
      type: 'string',
      description: 'Addresses it starts with in a form, with spaces between them; as a property the first one picked.',
    },
    required: { type: 'boolean', description: 'A form is not sent before something was picked.' },
    disabled: { type: 'boolean', description: 'Nothing can be done and nothing is submitted; a fieldset does the same.' },
  },
  properties: {
    values: {
      type: 'string[]',
      description: 'All addresses that are submitted: thumbnails (`satt_dir`), as a shop stores them in its forms.',
    },
  },
  events: {
    ...sharedEvents,
    'crm-pick': {
      detail: '{ files: { id: string; name: string; att_dir: string; satt_dir: string; alt: string }[] }',
      description: 'Pictures were picked; addresses are absolute.',
    },
    'crm-cancel': { detail: '{}', description: 'Picking was given up.' },
    'crm-upload': { detail: '{ name: string; src: string }', description: 'A picture has arrived at the server.' },
  },
  methods: {
    selection: {
      parameters: [],
      returns: '{ id: string; name: string; att_dir: string; satt_dir: string; alt: string }[]',
      description: 'What is selected now.',
    },
    clear: { parameters: [], returns: 'void', description: 'Selects nothing.' },
    reload: { parameters: [], returns: 'void', description: 'Reads the list again.' },
    upload: { parameters: [{ name: 'files', type: 'File[]' }], returns: 'void', description: 'Puts files into the upload queue.' },
  },
}
