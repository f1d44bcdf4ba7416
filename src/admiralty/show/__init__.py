"""What people are shown: sentences in their language, pictures, printed sheets and the rules text."""
