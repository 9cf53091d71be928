export {
  type Description,
  DescriptionList,
} from './DescriptionList.tsx';
