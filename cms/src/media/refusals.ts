/** What an editor is told about a picture that is refused, and what to do. */
import { LONGEST_SIDE, MOST_PIXELS, type Problem } from './checkPicture';

const sizes = (language: 'en' | 'vi') => {
  const number = new Intl.NumberFormat(language);
  return { pixels: number.format(MOST_PIXELS), side: number.format(LONGEST_SIDE) };
};

const english = (name: string, problem: Problem): string => {
  const { pixels, side } = sizes('en');
  switch (problem.reason) {
    case 'broken':
      return `“${name}” cannot be read as a picture: it is damaged, incomplete or something else. Open it in a picture program, save it anew as JPEG, PNG, WebP, AVIF or GIF, and upload that.`;
    case 'notTaken':
      return `“${name}” is of a kind that is not taken. Save it as JPEG, PNG, WebP, AVIF or GIF. For safety's sake this holds for SVG too, which may contain programs: export it as PNG or WebP.`;
    case 'heic':
      return `“${name}” is a HEIC picture, as iPhones take them, which browsers do not show. Export it as JPEG (or set the iPhone to “Most Compatible” under Settings, Camera, Formats), and upload that.`;
    case 'wrongName':
      return `“${name}” is a ${problem.type.name} picture, but its name says something else. Rename it so that it ends in ${problem.type.endings[0]}, and upload it again.`;
    case 'tooLarge':
      return `“${name}” is too large: ${problem.width} × ${problem.height} pixels. A picture may have ${pixels} in all, and ${side} on a side. Make it smaller: 2500 pixels on the longer side are plenty for the site.`;
    case 'otherType':
      return `“${name}” cannot take the place of this file, whose address stays and says ${problem.type?.name ?? 'that it is no picture'}. Choose a file of the same kind, or upload this one as a new file.`;
  }
};

const vietnamese = (name: string, problem: Problem): string => {
  const { pixels, side } = sizes('vi');
  switch (problem.reason) {
    case 'broken':
      return `Không đọc được ảnh “${name}”: tệp bị hỏng, bị thiếu dữ liệu hoặc không phải là ảnh. Hãy mở tệp bằng phần mềm ảnh, lưu lại dưới dạng JPEG, PNG, WebP, AVIF hoặc GIF rồi tải tệp mới lên.`;
    case 'notTaken':
      return `“${name}” thuộc định dạng không được nhận. Hãy lưu ảnh dưới dạng JPEG, PNG, WebP, AVIF hoặc GIF. Vì lý do an toàn, SVG cũng không được nhận do có thể chứa mã lệnh: hãy xuất ra PNG hoặc WebP.`;
    case 'heic':
      return `“${name}” là ảnh HEIC do iPhone chụp, trình duyệt không hiển thị được. Hãy xuất ảnh ra JPEG (hoặc trên iPhone chọn Cài đặt, Camera, Định dạng, “Tương thích nhất”) rồi tải tệp mới lên.`;
    case 'wrongName':
      return `“${name}” là ảnh ${problem.type.name} nhưng tên tệp lại ghi khác. Hãy đổi đuôi tệp thành ${problem.type.endings[0]} rồi tải lên lại.`;
    case 'tooLarge':
      return `“${name}” quá lớn: ${problem.width} × ${problem.height} pixel. Một ảnh có tối đa ${pixels} pixel, mỗi cạnh không quá ${side}. Hãy thu nhỏ ảnh: 2500 pixel ở cạnh dài là đủ cho trang web.`;
    case 'otherType':
      return `Không thể thay tệp này bằng “${name}”: địa chỉ được giữ nguyên và vẫn ghi ${problem.type?.name ?? 'một loại tệp không phải ảnh'}. Hãy chọn tệp cùng loại, hoặc tải tệp này lên như một tệp mới.`;
  }
};

/** @param language of the editor's admin; English stands in for all but Vietnamese. */
export const refusal = (name: string, problem: Problem, language: unknown): string =>
  language === 'vi' ? vietnamese(name, problem) : english(name, problem);
