/**
 * What Strapi says in English in an admin in Vietnamese (5.54): an editor's way from the list to the published post and
 * through the media library. What is only an administrator's stays as Strapi has it.
 */
import { contentManager } from './contentManager';
import { languages } from './languages';
import { mediaLibrary } from './mediaLibrary';

/** By the plugin whose strings they are. */
export const byPlugin = { 'content-manager': contentManager, i18n: languages, upload: mediaLibrary };

/** Those of the admin itself, and those that plugins ask for without their name. */
const ofAdmin: Record<string, string> = {
  'global.profile.settings': 'Hồ sơ của bạn',
  'global.localeToggle.label': 'Ngôn ngữ của trang quản trị',
  'app.HeaderLayout.docLink.label': 'Đọc thêm trong tài liệu của Strapi',
  'Settings.profile.form.section.experience.interfaceLanguageHelp':
    'Thay đổi chỉ áp dụng cho bạn. Có thể đọc thêm {here}.',
  'search.placeholder': 'Tìm',
  'view-switch.list': 'Xem danh sách',
  'view-switch.grid': 'Xem dạng lưới',
  'widget.profile.title': 'Hồ sơ',
  'widget.key-statistics.list.entries': 'Mục nội dung',
  'widget.key-statistics.list.assets': 'Tệp',
  'HomePage.addWidget.title': 'Thêm ô',
  'HomePage.addWidget.button': 'Thêm ô',
  'HomePage.widget.delete': 'Bỏ',
  'HomePage.widget.drag': 'Kéo để chuyển chỗ',
};

export const strapiStrings: Record<string, string> = {
  ...ofAdmin,
  ...Object.fromEntries(
    Object.entries(byPlugin).flatMap(([plugin, strings]) =>
      Object.entries(strings).map(([key, text]) => [`${plugin}.${key}`, text]),
    ),
  ),
};
