import type { FormStrings } from './types';

const slug = {
  label: 'Địa chỉ (slug)',
  description:
    'Phần cuối trong địa chỉ của trang. Tự thay đổi theo tiêu đề cho đến lần xuất bản đầu tiên. Nếu đổi sau đó, địa chỉ cũ sẽ dẫn đến địa chỉ mới.',
};
const alsoInOthers = 'Khi thêm ngôn ngữ mới, mục này được lấy từ ngôn ngữ kia ở lần lưu đầu tiên.';
const seoGroup = {
  label: 'Công cụ tìm kiếm',
  description:
    'Nội dung hiển thị trên công cụ tìm kiếm và khi chia sẻ liên kết, nếu cần khác với tiêu đề và nội dung.',
};

/** The same fields in Vietnamese. */
export const vi: FormStrings = {
  'api::dicom-blog.dicom-blog': {
    title: { label: 'Tiêu đề', placeholder: 'Thực đơn hiện ra trước khi khách kịp ngồi' },
    slug,
    excerpt: {
      label: 'Đoạn tóm tắt',
      description:
        'Một hoặc hai câu, hiển thị trong danh sách bài, trên công cụ tìm kiếm và khi chia sẻ liên kết.',
    },
    content: { label: 'Nội dung' },
    titleImage: {
      label: 'Ảnh tiêu đề',
      description: `Ảnh ngang, tối thiểu 1600 × 900 pixel. ${alsoInOthers} Nếu ảnh có chữ, hãy chọn ảnh khác cho ngôn ngữ mới.`,
    },
    titleImageAlternativeText: {
      label: 'Mô tả ảnh tiêu đề',
      description:
        'Ảnh cho thấy điều gì, viết bằng ngôn ngữ của bài này, dành cho người không nhìn thấy ảnh. Để trống: dùng văn bản thay thế của tệp ảnh.',
    },
    user: { label: 'Tác giả', description: alsoInOthers },
    defaultPublishedDate: {
      label: 'Ngày của bài viết',
      description:
        'Nhập theo giờ máy tính của bạn; trang web hiển thị giờ Việt Nam. Để trống: lấy thời điểm xuất bản. Nếu ở tương lai: bài được xuất bản ngay bây giờ và tự lên trang vào thời điểm đó.',
    },
    categories: { label: 'Chuyên mục', description: alsoInOthers },
    tags: { label: 'Thẻ', description: alsoInOthers },
    views: { label: 'Lượt xem', description: 'Trang web tự đếm' },
  },
  'api::blog-category.blog-category': {
    title: { label: 'Tên', description: 'Trang web hiển thị và lọc bài theo tên này.' },
    dicomBlogs: { label: 'Bài viết' },
  },
  'api::blog-tag.blog-tag': {
    title: { label: 'Tên', description: 'Trang web hiển thị và lọc bài theo tên này.' },
    dicomBlogs: { label: 'Bài viết' },
  },
  'api::author.author': {
    firstName: { label: 'Tên', description: 'Tên hiển thị ở đầu bài viết.' },
    avatar: { label: 'Ảnh chân dung', description: 'Ảnh vuông, tối thiểu 96 × 96 pixel.' },
  },
  'api::showcase.showcase': {
    title: { label: 'Tiêu đề' },
    slug,
    type: { label: 'Loại dự án' },
    clientName: { label: 'Khách hàng' },
    finishAt: { label: 'Ngày hoàn thành', description: 'Để trống: lấy ngày xuất bản.' },
    url: {
      label: 'Địa chỉ sản phẩm',
      description: 'Nơi khách có thể xem sản phẩm. Để trống: không có liên kết.',
      placeholder: 'https://www.example.com',
    },
    sortDescription: { label: 'Mô tả ngắn', description: 'Một hoặc hai câu cho danh sách dự án.' },
    description: { label: 'Mô tả' },
    thumbnail: { label: 'Ảnh trong danh sách', description: 'Tối thiểu 1200 × 900 pixel.' },
    images: {
      label: 'Ảnh trên trang dự án',
      description: 'Hiển thị theo thứ tự này. Tối thiểu 1200 × 900 pixel.',
    },
  },
  'api::collection.collection': {
    title: { label: 'Tên mẫu website' },
    slug,
    basic_price: {
      label: 'Giá từ (VND)',
      description: 'Tính bằng đồng, không có số lẻ.',
      placeholder: '5900000',
    },
    thumbnail: { label: 'Ảnh trong kho mẫu' },
    short_description: {
      label: 'Mô tả ngắn',
      description: 'Viết bằng tiếng Việt: cả hai ngôn ngữ của trang web đều hiển thị.',
    },
    description: {
      label: 'Mô tả',
      description: 'Viết bằng tiếng Việt: cả hai ngôn ngữ của trang web đều hiển thị.',
    },
    layouts: {
      label: 'Bố cục',
      description: 'Mỗi bố cục có một trang riêng. Bố cục đầu tiên hiển thị ở địa chỉ của mẫu.',
    },
    categories: { label: 'Chuyên mục' },
    tags: { label: 'Thẻ' },
    seo: seoGroup,
    updatedAt: { label: 'Sửa lần cuối' },
  },
  'api::collection-category.collection-category': {
    title: { label: 'Tên', description: 'Kho mẫu hiển thị và lọc theo tên này.' },
    slug: { label: 'Địa chỉ (slug)', description: 'Nằm trong địa chỉ của kho mẫu khi lọc.' },
    collections: { label: 'Mẫu website' },
  },
  'api::collection-tag.collection-tag': {
    title: { label: 'Tên', description: 'Kho mẫu hiển thị và lọc theo tên này.' },
    slug: { label: 'Địa chỉ (slug)', description: 'Nằm trong địa chỉ của kho mẫu khi lọc.' },
    collections: { label: 'Mẫu website' },
  },
  'api::collection-page.collection-page': {
    heading: { label: 'Tiêu đề kho mẫu' },
    text: { label: 'Lời giới thiệu', description: 'Nằm dưới tiêu đề.' },
    group_options: {
      label: 'Nhóm tuỳ chọn',
      description: 'Những gì có thể đặt kèm với mẫu, theo thứ tự này.',
    },
    seo: seoGroup,
  },
  'api::option-group.option-group': {
    title: { label: 'Tên nhóm' },
    options: { label: 'Tuỳ chọn', description: 'Theo thứ tự hiển thị trong biểu mẫu đặt hàng.' },
  },
  'api::option.option': {
    title: { label: 'Tên tuỳ chọn' },
    basic_price: {
      label: 'Giá (VND)',
      description: 'Tính bằng đồng, không có số lẻ.',
      placeholder: '1200000',
    },
    allow_quantity: { label: 'Đặt được nhiều', description: 'Khi đó biểu mẫu đặt hàng sẽ hỏi số lượng.' },
    description: { label: 'Mô tả' },
  },
  'collection.layout': {
    title: { label: 'Tên bố cục' },
    slug: {
      label: 'Địa chỉ (slug)',
      description: 'Chữ thường không dấu, chữ số, dấu gạch nối đơn. Mỗi bố cục của một mẫu có địa chỉ riêng.',
      placeholder: 'trang-chu',
    },
    url_demo: {
      label: 'Địa chỉ bản dùng thử',
      description: 'Nơi khách có thể dùng thử. Để trống: không có bản dùng thử.',
      placeholder: 'https://www.example.com',
    },
    thumbnail: { label: 'Ảnh nhỏ' },
    full_image: { label: 'Ảnh toàn trang', description: 'Dài bằng cả trang.' },
  },
  'shared.seo': {
    metaTitle: {
      label: 'Tiêu đề cho công cụ tìm kiếm',
      description: 'Khoảng 50 ký tự, theo sau là tên website.',
    },
    metaDescription: { label: 'Mô tả cho công cụ tìm kiếm', description: 'Khoảng 150 ký tự.' },
    metaImage: { label: 'Ảnh khi chia sẻ liên kết', description: '1200 × 628 pixel.' },
  },
};
