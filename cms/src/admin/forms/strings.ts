/** The names of the types in menus and headings. The admin looks for a translation of the name that the schema has. */
export const typeNames: Record<'vi', Record<string, string>> = {
  vi: {
    'Blog post': 'Bài viết',
    'Blog category': 'Chuyên mục blog',
    'Blog tag': 'Thẻ blog',
    Author: 'Tác giả',
    Showcase: 'Dự án trưng bày',
    'Website template': 'Mẫu website',
    'Template category': 'Chuyên mục mẫu',
    'Template tag': 'Thẻ mẫu',
    'Catalogue page': 'Trang kho mẫu',
    'Option group': 'Nhóm tuỳ chọn',
    Option: 'Tuỳ chọn',
    Layout: 'Bố cục',
    SEO: 'Công cụ tìm kiếm',
  },
};
