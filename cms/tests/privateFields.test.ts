/** Private fields are never told to visitors, neither by an answer nor by what a filter or a sort lets one guess. */
import { read } from './support/api';

describe('private fields', () => {
  const PRIVATE =
    /"(createdBy|updatedBy|titleFolded|password|email|resetPasswordToken|provider_metadata|folderPath|folder|related|username)":(?!null)/;

  it.each([
    'dicom-blogs?populate=*',
    'dicom-blogs?populate[titleImage][populate]=*',
    'collections?populate[layouts][populate][thumbnail][populate]=*',
    'dicom-blogs?populate[user][populate]=*',
    'collections?populate=*',
    'collections?populate[layouts][populate]=*',
    'collection-page?populate[group_options][populate]=*',
    'showcases?populate=*',
  ])('are not in GET /%s', async (path) => {
    const { status, text } = await read(path);
    expect(status).toBe(200);
    expect(text).not.toMatch(PRIVATE);
  });

  it.each([
    'dicom-blogs?populate=createdBy',
    'dicom-blogs?populate[createdBy]=*',
    'dicom-blogs?populate[createdBy][fields]=password',
    'dicom-blogs?populate[categories][populate][dicomBlogs][populate]=*',
    'dicom-blogs?populate[user][populate]=createdBy',
    'dicom-blogs?populate[titleImage][populate]=related',
    'dicom-blogs?populate=titleImage.related',
    'collections?populate[layouts][populate][thumbnail][populate][related]=true',
    'dicom-blogs?fields=titleFolded',
    'dicom-blogs?filters[titleFolded][$contains]=a',
    'dicom-blogs?sort=titleFolded',
    'dicom-blogs?filters[createdBy][id][$eq]=1',
    'dicom-blogs?filters[createdBy][password][$startsWith]=$2',
    'dicom-blogs?filters[updatedBy][email][$startsWith]=a',
    'dicom-blogs?filters[$or][0][$and][0][createdBy][resetPasswordToken][$notNull]=true',
    'dicom-blogs?filters[$not][createdBy][email][$eq]=a',
    'dicom-blogs?filters[user][createdBy][email][$startsWith]=a',
    'dicom-blogs?filters[titleImage][createdBy][email][$startsWith]=a',
    'dicom-blogs?filters[titleImage][related][id][$eq]=1',
    'dicom-blogs?filters[titleImage][folder][name][$startsWith]=a',
    'dicom-blogs?sort=createdBy.email',
    'dicom-blogs?sort[0]=user.createdBy.email',
    'dicom-blogs?sort[createdBy][password]=asc',
    'dicom-blogs?populate[categories][filters][createdBy][email][$startsWith]=a',
    'dicom-blogs?populate[categories][sort]=createdBy.email',
    'collections?filters[layouts][thumbnail][createdBy][email][$startsWith]=a',
    'showcases?populate[images][filters][createdBy][email][$startsWith]=a',
  ])('cannot be asked for: GET /%s answers 400', async (path) => {
    expect((await read(path)).status).toBe(400);
  });
});
